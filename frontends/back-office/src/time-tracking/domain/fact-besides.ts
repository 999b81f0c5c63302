import { timeText } from '@theke/admin/ui/format.ts';
import type { WorkingFact } from '@theke/contracts/time-tracking/working-activity';
import { timeMessages } from './time-messages.de.ts';

const words = timeMessages.correction;

const places = { terminal: words.atTerminal, 'own-device': words.onOwnDevice, correction: false } as const;

/** What a fact says besides what it is and when. */
export function besides({ source, to, reason, by, isLate, bookedOn }: WorkingFact, zone: string): string {
  const end = to?.endAt ? timeText(to.endAt, zone) : words.open;
  return [
    places[source],
    to && (to.isRemoved ? words.removed : words.to(timeText(to.startAt, zone), end)),
    bookedOn !== null && (bookedOn ? words.bookedOn(bookedOn) : words.bookedOnNothing),
    by && words.by(by),
    reason,
    isLate && words.late,
  ]
    .filter(Boolean)
    .join(', ');
}
