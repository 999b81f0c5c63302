import type { TvStatus } from '@theke/contracts/signage/device';
import { clockTolerance, recentErrors } from '@theke/rules/signage/tv-state';
import { tvMessages } from './tv-messages.de.ts';

/** What needs staff although the TV is heard: a wrong clock, and the newest error of the last minutes (SIGN-18). */
export function tvWarnings(
  { state, report, errors }: Pick<TvStatus, 'state' | 'report' | 'errors'>,
  now: Date,
): readonly string[] {
  if (state === 'silent' || state === 'unpaired' || state === 'disabled') return [];
  const isClockWrong = Math.abs(report?.clockOffset ?? 0) > clockTolerance;
  const error = errors.find(({ at }) => now.getTime() - Date.parse(at) < recentErrors);
  return [...(isClockWrong ? [tvMessages.clockWrong] : []), ...(error ? [error.message] : [])];
}
