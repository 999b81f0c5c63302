import { clockText, dayText, localTime } from '@theke/rules/time/local-time';

/** "Dienstag, 24.11.2026, 12:00 Uhr" by the branch's clock: never "heute", because nobody knows when it is read. */
export function timeText(iso: string, zone: string): string {
  const local = localTime(zone, Date.parse(iso));
  return `${dayText(local)}, ${clockText(local)} Uhr`;
}
