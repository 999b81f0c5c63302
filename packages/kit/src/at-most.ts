import pLimit, { type LimitFunction } from 'p-limit';

/** Runs at most `max` tasks concurrently; the others wait in order. */
export const atMost = (max: number): LimitFunction => pLimit(max);
