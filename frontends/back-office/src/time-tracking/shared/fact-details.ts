import { timeText } from '@theke/admin/ui/format.ts';
import type { WorkingFact } from '@theke/contracts/time-tracking/working-activity';
import { timeMessages } from './time-messages.de.ts';

const messages = timeMessages.correction;

const places = { terminal: messages.atTerminal, 'own-device': messages.onOwnDevice, correction: false } as const;

/** Further details of a fact beyond kind and time. */
export function factDetails({ source, to, reason, by, isLate, bookedOn }: WorkingFact, zone: string): string {
  const end = to?.endAt ? timeText(to.endAt, zone) : messages.open;
  return [
    places[source],
    to && (to.isRemoved ? messages.removed : messages.to(timeText(to.startAt, zone), end)),
    bookedOn !== null && (bookedOn ? messages.bookedOn(bookedOn) : messages.bookedOnNothing),
    by && messages.by(by),
    reason,
    isLate && messages.late,
  ]
    .filter(Boolean)
    .join(', ');
}
