import { locale } from '@theke/rules/texts/locale';
import { clockText, localTime } from '@theke/rules/time/local-time';

/** "18:52" in a zone; `now` is in epoch ms. */
export const timeText = (now: number, zone: string): string => clockText(localTime(zone, now));

const formats = new Map<string, Intl.DateTimeFormat>();

function formatDate(key: string, options: Intl.DateTimeFormatOptions, at: number): string {
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format.format(at);
}

/** "Samstag, 21. November" in a zone. */
export const longDate = (now: number, zone: string): string =>
  formatDate(`long ${zone}`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }, now);

/** "30. November" of a local date ('YYYY-MM-DD'). */
export const dayAndMonth = (date: string): string =>
  formatDate('day', { day: 'numeric', month: 'long', timeZone: 'UTC' }, Date.parse(`${date}T00:00:00Z`));

/** "Do., 24. Dezember" of a local date ('YYYY-MM-DD'). */
export const shortDate = (date: string): string =>
  formatDate(
    'short',
    { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' },
    Date.parse(`${date}T00:00:00Z`),
  );
