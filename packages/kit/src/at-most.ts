import pLimit, { type LimitFunction } from 'p-limit';

/** Lets `most` pieces of work run at a time; the others wait in the order in which they came. */
export const atMost = (most: number): LimitFunction => pLimit(most);
