import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { hoursText, signedText } from '@theke/rules/working-time/hours-text';

export { hoursText, signedText };

/** Parses typed hours to minutes: "38:30", "38,5", "−1:15"; undefined if invalid. */
export function typedMinutes(text: string): number | undefined {
  const typed = text.trim().replace('−', '-');
  const [, sign, hours, minutes] = /^(-?)(\d{1,4}):([0-5]\d)$/.exec(typed) ?? [];
  if (hours !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
  const decimal = parseNumber(typed);
  if (decimal === null || !(Math.abs(decimal) < 10_000) || Number(decimal.toFixed(2)) !== decimal) return undefined;
  return Math.round(decimal * 60) || 0;
}

/** Formats minutes as they are typed: "38:30". */
export const minutesText = (minutes: number): string => hoursText(minutes * 60);
