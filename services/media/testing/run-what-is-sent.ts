// Simulates an exploited decoder: runs the code it receives, under the same limits (src/confined/run-confined.ts).
import { readFileSync } from 'node:fs';

await import(`data:text/javascript;base64,${readFileSync(0).toString('base64')}`);
