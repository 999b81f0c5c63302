import pLimit, { type LimitFunction } from 'p-limit';

/** Lets `most` pieces of work run at a time; the others wait in the order in which they came. */
export const atMost = (max: number): LimitFunction => pLimit(max);
