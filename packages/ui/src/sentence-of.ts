import { ApiError } from './api-error.ts';

/**
 * Message for a failed call (OFFICE-03): the server's message, otherwise `fallback`, followed by the reason if no
 * response arrived.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.has('UNKNOWN')) return fallback;
  if (error.status > 0) return error.message;
  return `${/[.!?]$/.test(fallback) ? fallback : `${fallback}.`} ${error.message}`;
}
