import { addDays, clockText, dateOf, dayText, localTime } from '@theke/rules/time/local-time';
import { messages } from './messages.de.ts';

/**
 * Formats an instant (epoch milliseconds) in the branch's time zone: "heute, 19:15 Uhr", "Dienstag, 24.11.2026, 12:00
 * Uhr".
 */
export function appointmentText(instant: number, zone: string, now: Date): string {
  const [local, today] = [localTime(zone, instant), dateOf(localTime(zone, now.getTime()))];
  const names = new Map([
    [today, messages.today],
    [addDays(today, 1), messages.tomorrow],
  ]);
  return messages.dayAndClock(names.get(dateOf(local)) ?? dayText(local), clockText(local));
}
