/** The minutes that the server's sentence about a lock names; "einer Minute" is one. */
export const minutesIn = (sentence: string): number => Number(/(\d+)\s*Minuten/.exec(sentence)?.[1] ?? 1);
