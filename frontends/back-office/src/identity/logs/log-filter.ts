import { addDays, instantOf, startOf } from '@theke/rules/time/local-time';

/** As it stands in the address; '' is whichever. Days are those of the business's clock, both included. */
export type LogFilter = { type: string; actor: string; subject: string; from: string; to: string };

export const noLogFilter: LogFilter = { type: '', actor: '', subject: '', from: '', to: '' };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What an address says; what is no day is left out. */
export function logFilterOf(search: URLSearchParams): LogFilter {
  const get = (name: keyof LogFilter) => search.get(name) ?? '';
  const dayOf = (name: 'from' | 'to') => (isDay(get(name)) ? get(name) : '');
  return { type: get('type'), actor: get('actor'), subject: get('subject'), from: dayOf('from'), to: dayOf('to') };
}

const isDay = (text: string) => day.test(text) && !Number.isNaN(Date.parse(text));

/** The same for the API, which takes instants: from included, until excluded. */
export function logQueryOf(filter: LogFilter, zone: string): Record<string, string> {
  const { from, to, ...same } = filter;
  const beginOf = (date: string) => new Date(instantOf(zone, startOf(date))).toISOString();
  return {
    ...Object.fromEntries(Object.entries(same).filter(([, value]) => value !== '')),
    ...(from && { from: beginOf(from) }),
    ...(to && { until: beginOf(addDays(to, 1)) }),
  };
}
