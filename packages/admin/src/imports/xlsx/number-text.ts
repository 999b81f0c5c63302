import type { NumberFormat } from './number-formats.ts';

const dayMs = 24 * 3_600_000;
/** Days from 30 December 1899 to 1 January 1904, from which workbooks of old Macs count. */
const daysTo1904 = 1_462;

/**
 * Writes the number of a cell as a German spreadsheet shows it, with all its digits: `1234,5`, `24.12.2026`, `18:30`.
 * A percentage is written as its percent. Text that is no number stays.
 */
export function numberText(stored: string, format: NumberFormat, isFrom1904 = false): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (format === 'number') return decimalText(value);
  if (format === 'percent') return decimalText(value * 100);
  return dateText(isFrom1904 ? value + daysTo1904 : value, format) ?? decimalText(value);
}

/** Spreadsheets compute with 15 digits; further ones are rounding errors: 10.899999999999999 is 10,9. */
function decimalText(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return (text.includes('e') ? rounded.toFixed(15).replace(/\.?0+$/, '') : text).replace('.', ',');
}

/** Days since 30 December 1899. The calendar of spreadsheets has a 29 February 1900, so earlier days are one less. */
function dateText(days: number, format: NumberFormat): string | undefined {
  const ms = Math.round((days < 61 && days >= 1 ? days + 1 : days) * 24 * 3_600) * 1_000;
  const at = new Date(Date.UTC(1899, 11, 30) + ms);
  if (days < 0 || Number.isNaN(at.getTime())) return undefined;
  const [date = '', time = ''] = at.toISOString().split(/[TZ.]/);
  const seconds = at.getUTCSeconds() === 0 ? time.slice(0, 5) : time;
  const day = date.split('-').toReversed().join('.');
  if (format === 'date' && ms % dayMs === 0) return day;
  return format === 'time' && days < 1 ? seconds : `${day} ${seconds}`;
}
