import type { Identity } from '@theke/kit/identity-token';
import { refused } from '../errors.ts';
import type { ActivityRow } from './activity-row.ts';
import type { StoredPunch } from './punch-store.ts';

/**
 * 24 hours: longer corrections are typing errors in the date. A punched activity may be longer if its end was
 * forgotten.
 */
const longestActivityMs = 24 * 3_600_000;

type Times = Pick<ActivityRow, 'startAt' | 'endAt' | 'pauses'>;

/** Normalises times to ISO strings in UTC. @throws Problem 422 for future times or an activity that is too long */
export function pastTimes({ startAt, endAt, pauses }: Times, now: Date): Times {
  const at = (instant: string) => new Date(instant).toISOString();
  const times = {
    startAt: at(startAt),
    endAt: endAt === null ? null : at(endAt),
    pauses: pauses.map((pause) => ({
      startAt: at(pause.startAt),
      endAt: pause.endAt === null ? null : at(pause.endAt),
    })),
  };
  const last = [times.startAt, times.endAt, ...times.pauses.map((pause) => pause.endAt ?? pause.startAt)];
  if (times.endAt !== null && Date.parse(times.endAt) - Date.parse(times.startAt) > longestActivityMs)
    throw refused('LASTS_TOO_LONG');
  if (last.some((instant) => instant !== null && instant > now.toISOString())) throw refused('ENDS_IN_FUTURE');
  return times;
}

/** Creates the punch of a correction or addition (TIME-05). @param by author, id and time of the correction */
export function correctionPunch(
  by: { id: string; now: Date; identity: Identity },
  target: Pick<StoredPunch, 'person' | 'branch' | 'corrects' | 'booked' | 'reason'>,
  to: NonNullable<StoredPunch['correction']>,
): StoredPunch {
  const at = by.now.toISOString();
  return {
    ...target,
    id: by.id,
    terminal: null,
    isOwnDevice: false,
    kind: 'correction',
    at,
    terminalAt: null,
    serverAt: at,
    isLate: false,
    correction: to,
    by: by.identity.user?.name ?? '',
  };
}
