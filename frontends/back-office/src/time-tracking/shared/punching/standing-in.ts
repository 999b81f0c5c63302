import type { OwnTime } from '@theke/contracts/time-tracking/own-time';
import type { WorkedActivityOnWire } from '@theke/contracts/time-tracking/working-activity';

/** State after a punch, from the server's response. */
export function standingIn(activity: WorkedActivityOnWire): Pick<OwnTime, 'presence' | 'since' | 'activity'> {
  const { state, startAt, pauses } = activity;
  if (state === 'paused') return { presence: 'paused', since: pauses.at(-1)?.startAt ?? startAt, activity };
  return state === 'running'
    ? { presence: 'in', since: startAt, activity }
    : { presence: 'out', since: null, activity: null };
}
