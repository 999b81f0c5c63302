import { reportedMinutes } from './rounding.ts';

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** "6:33" of seconds, to the nearest minute; "−0:15" below zero. */
export function hoursText(seconds: number): string {
  const minutes = reportedMinutes(seconds);
  return minutes < 0 ? `−${clock(-minutes)}` : clock(minutes);
}

/** The hours with a sign: "+0:03", "−0:15", "0:00". */
export const signedText = (seconds: number): string =>
  reportedMinutes(seconds) > 0 ? `+${hoursText(seconds)}` : hoursText(seconds);
