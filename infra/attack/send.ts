import type { exampleCall } from '../journey/example-call.ts';
import type { Answer } from './raw-call.ts';

/** A call of the contract's example, sent as somebody of one business. */
export type Send = (call: ReturnType<typeof exampleCall>) => Promise<Answer>;
