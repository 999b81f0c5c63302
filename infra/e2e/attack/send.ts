import type { exampleCall } from '../journeys/example-call.ts';
import type { Answer } from './raw-call.ts';

/** Sends a contract's example as a user of one business. */
export type Send = (call: ReturnType<typeof exampleCall>) => Promise<Answer>;
