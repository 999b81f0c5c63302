import { clockText, localTime } from '@theke/rules/local-time';

const day = new Intl.DateTimeFormat('de', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Dienstag, 24.11.2026, 12:00 Uhr" by the branch's clock: never "heute", because nobody knows when it is read. */
export function timeText(iso: string, zone: string): string {
  const local = localTime(zone, Date.parse(iso));
  return `${day.format(local)}, ${clockText(local)} Uhr`;
}
