import { ApiError } from './api-error.ts';

/**
 * What to tell about a call that failed (OFFICE-03): what the server said is preferred, else `fallback`, and where no
 * answer came also why.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.has('UNKNOWN')) return fallback;
  if (error.status > 0) return error.message;
  return `${/[.!?]$/.test(fallback) ? fallback : `${fallback}.`} ${error.message}`;
}
