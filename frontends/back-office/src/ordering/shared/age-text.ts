import { orderMessages } from './order-messages.de.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "seit 40 Sek.", "seit 6 Min.", "seit 2 Std."; ages in ms. */
export function ageText(ms: number): string {
  if (ms < 5_000) return orderMessages.age.now;
  if (ms < minute) return orderMessages.age.seconds(Math.floor(ms / 1_000));
  if (ms < hour) return orderMessages.age.minutes(Math.floor(ms / minute));
  if (ms < day) return orderMessages.age.hours(Math.floor(ms / hour));
  return orderMessages.age.days(Math.floor(ms / day));
}
