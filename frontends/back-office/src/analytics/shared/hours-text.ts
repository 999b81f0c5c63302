import { numberText } from '@theke/rules/units/amount-text';

/** Formats seconds as "412:30" in whole minutes; negative ones as "−1:30". */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  const sign = seconds < 0 && minutes > 0 ? '−' : '';
  return `${sign}${numberText(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
