import { numberText } from '@theke/rules/units/amount-text';

/** "412:30" of whole seconds, whole minutes; "−1:30" of fewer than none. */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  const sign = seconds < 0 && minutes > 0 ? '−' : '';
  return `${sign}${numberText(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
