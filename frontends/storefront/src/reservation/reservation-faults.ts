import { ApiError } from '@theke/ui/api-error';
import { reservationMessages as texts } from './reservation-messages.de.ts';

/** Sentences of a failed call by field; `''` for the others. */
export function faultsByField(error: unknown, fallback: string): Readonly<Record<string, string>> {
  if (error === undefined) return {};
  if (!(error instanceof ApiError) || error.has('UNKNOWN')) return { '': fallback };
  return Object.fromEntries(
    error.errors.map(({ field = '', code, message }) => [field, texts.fault({ code, message })]).toReversed(),
  );
}
