import { hoursText, signedText } from '@theke/rules/working-time/hours-text';

export { hoursText, signedText };

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
