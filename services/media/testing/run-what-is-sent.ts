// Stands in for a decoder with a hole in it: runs what it is sent, under the same limits (src/confined/run-confined.ts).
import { readFileSync } from 'node:fs';

await import(`data:text/javascript;base64,${readFileSync(0).toString('base64')}`);
