import { messages } from '../messages.de.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "seit 40 Sek.", "seit 6 Min.", "seit 2 Std."; ages in ms. */
export function ageText(ms: number): string {
  if (ms < 5_000) return messages.age.now;
  if (ms < minute) return messages.age.seconds(Math.floor(ms / 1_000));
  if (ms < hour) return messages.age.minutes(Math.floor(ms / minute));
  if (ms < day) return messages.age.hours(Math.floor(ms / hour));
  return messages.age.days(Math.floor(ms / day));
}
