import { formatMoney, toMoney } from '@theke/rules/money';
import { messages } from '../messages.de.ts';

export const viennaTime = 'Europe/Vienna';

const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
const day = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('de-AT', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(at);

/** "18:52" by the given zone's clock. */
export const timeText = (iso: string | number | Date, timeZone = viennaTime): string => clock(new Date(iso), timeZone);

/** "heute, 18:52", "gestern, 09:10", else "12.11.2026". */
export function whenText(iso: string, now: Date, timeZone = viennaTime): string {
  const at = new Date(iso);
  const yesterday = new Date(now.getTime() - 86_400_000);
  if (day(at, timeZone) === day(now, timeZone)) return `${messages.today}, ${clock(at, timeZone)}`;
  if (day(at, timeZone) === day(yesterday, timeZone)) return `${messages.yesterday}, ${clock(at, timeZone)}`;
  return day(at, timeZone);
}

/** "12.11.2026, 18:52" */
export const dateTimeText = (iso: string, timeZone = viennaTime): string =>
  `${day(new Date(iso), timeZone)}, ${clock(new Date(iso), timeZone)}`;

/** A decimal number of the wire as money: "10,90 €". */
export const moneyText = (decimal: number, currency: string): string => formatMoney(toMoney(decimal), currency);

/** "2", "0,25" */
export const numberText = (value: number): string =>
  new Intl.NumberFormat('de-AT', { maximumFractionDigits: 4, useGrouping: false }).format(value);
