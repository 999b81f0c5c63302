import { useShop } from '../api/shop.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions & { timeZone: string }, at: string | number): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('de-AT', options);
  formats.set(key, known);
  return known.format(new Date(at));
}

/** "18:52" in a time zone. */
export const clockText = (at: string | number, timeZone: string): string =>
  format({ hour: '2-digit', minute: '2-digit', timeZone }, at);

/** "21.11.2026" in a time zone. */
export const dayText = (at: string | number, timeZone: string): string =>
  format({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone }, at);

/** A branch's clock, wherever the screen stands (RULINGS "Time"); without a branch that of the first. */
export function useZoneOf(): (branch: string | undefined) => string {
  const { branches } = useShop();
  return (branch) => (branches.find(({ id }) => id === branch) ?? branches[0])?.timeZone ?? 'Europe/Vienna';
}
