import { matchScore } from './match-text.ts';

/** Fewest letters of a typed word that names a command. */
export const shortestName = 3;

/**
 * Splits a text into words that begin a command's words, and the rest, by which its records are searched:
 * "ausverkauft marg" into "ausverkauft" and "marg".
 */
export function splitNamed(text: string, words: string): { named: string; rest: string } {
  const typed = text.split(/\s+/).filter(Boolean);
  const isNamed = (word: string) => word.length >= shortestName && matchScore(words, word) >= 2;
  return {
    named: typed.filter(isNamed).join(' '),
    rest: typed.filter((word) => !isNamed(word)).join(' '),
  };
}
