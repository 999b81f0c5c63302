/** Reads the minutes from the server's lock message; "einer Minute" is one. */
export const minutesIn = (sentence: string): number => Number(/(\d+)\s*Minuten/.exec(sentence)?.[1] ?? 1);
