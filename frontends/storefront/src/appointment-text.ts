import { addDays, clockText, dateOf, localTime } from '@theke/rules/local-time';

const day = new Intl.DateTimeFormat('de', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An instant (epoch milliseconds) by the branch's clock: "heute, 19:15 Uhr", "Dienstag, 24.11.2026, 12:00 Uhr". */
export function appointmentText(instant: number, zone: string, now: Date): string {
  const [local, today] = [localTime(zone, instant), dateOf(localTime(zone, now.getTime()))];
  const names = new Map([
    [today, 'heute'],
    [addDays(today, 1), 'morgen'],
  ]);
  return `${names.get(dateOf(local)) ?? day.format(local)}, ${clockText(local)} Uhr`;
}
