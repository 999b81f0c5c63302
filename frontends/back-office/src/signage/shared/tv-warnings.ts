import type { TvStatus } from '@theke/contracts/signage/device';
import { isClockOff, isRecentError } from '@theke/rules/signage/tv-state';
import { tvMessages } from './tv-messages.de.ts';

/** Reasons to look after a TV that is heard: a wrong clock, and its newest recent error (SIGN-18). */
export function tvWarnings(
  { state, report, errors }: Pick<TvStatus, 'state' | 'report' | 'errors'>,
  now: Date,
): readonly string[] {
  if (state === 'silent' || state === 'unpaired' || state === 'disabled') return [];
  const error = errors.find((one) => isRecentError(one, now.getTime()));
  return [...(isClockOff(report?.clockOffset) ? [tvMessages.clockWrong] : []), ...(error ? [error.message] : [])];
}
