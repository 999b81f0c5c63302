import { reportedMinutes } from '@theke/rules/working-time/rounding';

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** "6:33" of seconds, to the nearest minute; "−0:15" below zero. */
export function hoursText(seconds: number): string {
  const minutes = reportedMinutes(seconds);
  return minutes < 0 ? `−${clock(-minutes)}` : clock(minutes);
}

/** The same with its sign: "+0:03", "−0:15", "0:00". */
export const signedText = (seconds: number): string =>
  reportedMinutes(seconds) > 0 ? `+${hoursText(seconds)}` : hoursText(seconds);

/** Minutes of what somebody typed: "38:30", "38,5", "−1:15"; undefined where it is none. */
export function typedMinutes(text: string): number | undefined {
  const typed = text.trim().replace('−', '-');
  const [, sign, hours, minutes] = /^(-?)(\d{1,4}):([0-5]\d)$/.exec(typed) ?? [];
  if (hours !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
  if (!/^-?\d{1,4}([.,]\d{1,2})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * 60) || 0;
}

/** Minutes as they are typed: "38:30". */
export const minutesText = (minutes: number): string => hoursText(minutes * 60);
