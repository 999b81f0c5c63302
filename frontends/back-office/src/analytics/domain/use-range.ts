import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayAgo, isDay } from '@theke/admin/lists/day-filter.ts';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';

/** Days of the ranges that are one press away; each ends today. */
export const spans = [7, 28, 90] as const;

/** Which days are looked at, and of which branch: it stands in the address. At first the last 28 days. */
export function useRange() {
  const { search, change } = useListAddress();
  const zone = useZoneOf()();
  const [from, to, branch] = ['from', 'to', 'branch'].map((name) => search.get(name) ?? '') as [string, string, string];
  const today = dayAgo(0, zone);
  const isGiven = isDay(from) && isDay(to) && from <= to;
  const range: StatisticQuery = {
    ...(isGiven ? { from, to } : { from: dayAgo(27, zone), to: today }),
    ...(branch && { branch }),
  };
  return {
    range,
    today,
    span: spans.find((days) => range.to === today && range.from === dayAgo(days - 1, zone)),
    choose: (changes: Readonly<Record<string, string>>) => change({ from: range.from, to: range.to, ...changes }),
    chooseSpan: (days: number) => change({ from: dayAgo(days - 1, zone), to: today }),
  };
}
