import type { Today } from '@theke/contracts/time-tracking/pressed';
import type { PresenceOnWire } from '@theke/contracts/time-tracking/working-person';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { timeOf } from './clock-texts.ts';
import { punchMessages } from './punch-messages.de.ts';

type Seen = { person: { presence: PresenceOnWire }; today: Today | undefined; zone: string; now: Date };

/** "Service, heute geplant 16:00 bis 23:00" */
export function plannedText(today: Today | undefined, zone: string): string | undefined {
  const shift = today?.shift;
  if (!shift) return undefined;
  const when = punchMessages.planned(timeOf(shift.startAt, zone), timeOf(shift.endAt, zone));
  return shift.role ? `${shift.role}, ${when}` : when[0]?.toUpperCase() + when.slice(1);
}

/** Additional text of a button. */
export function moveHint(move: PunchMove, { person, today, zone, now }: Seen): string | undefined {
  if (move === 'start' && person.presence === 'in' && today?.worked[0])
    return punchMessages.hereSince(timeOf(today.worked[0].startAt, zone));
  if (move === 'pause' && person.presence === 'in' && today?.breakDue) {
    const { by, minutes } = today.breakDue;
    return Date.parse(by) < now.getTime()
      ? punchMessages.pauseOverdue(minutes)
      : punchMessages.pauseBy(timeOf(by, zone), minutes);
  }
  if (move === 'end' && person.presence !== 'out' && today?.shift)
    return punchMessages.goesAt(timeOf(today.shift.endAt, zone));
  return undefined;
}

/** Working time of a day in whole seconds; the last span continues while the person works. */
export const workedSeconds = ({ worked }: Today, now: Date, isRunning: boolean): number =>
  Math.floor(
    worked.reduce((sum, { startAt, endAt }, at) => {
      const until =
        isRunning && at === worked.length - 1 ? Math.max(now.getTime(), Date.parse(endAt)) : Date.parse(endAt);
      return sum + until - Date.parse(startAt);
    }, 0) / 1_000,
  );

/** Whole minutes of breaks between working times. */
export const pausedMinutes = ({ worked }: Today): number =>
  Math.round(
    worked
      .slice(1)
      .reduce((sum, { startAt }, at) => sum + Date.parse(startAt) - Date.parse(worked[at]?.endAt ?? ''), 0) / 60_000,
  );
