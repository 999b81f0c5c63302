import { minuteText } from '@theke/admin/ui/format.ts';
import { signageMessages } from './signage-messages.de.ts';

const { ago, seconds, minutes, hours } = signageMessages;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** "vor 4 Sek.", "vor 9 Min.", "vor 2 Std."; after 12 hours the time. An instant in the future counts as now. */
export function agoText(at: string, now: Date, zone: string): string {
  const age = now.getTime() - Date.parse(at);
  if (age < 2 * second) return ago.now;
  if (age < minute) return ago.seconds(Math.floor(age / second));
  if (age < hour) return ago.minutes(Math.floor(age / minute));
  if (age < 12 * hour) return ago.hours(Math.floor(age / hour));
  return minuteText(at, now, zone);
}

/** A duration in ms as its largest unit: "40 Sek.", "9 Min.", "2 Std.". */
export function spanText(ms: number): string {
  if (ms < minute) return seconds(Math.max(0, Math.round(ms / second)));
  return ms < hour ? minutes(Math.floor(ms / minute)) : hours(Math.floor(ms / hour));
}
