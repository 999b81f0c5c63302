import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayAgo, isDay } from '@theke/admin/lists/day-filter.ts';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { earlierDays, type StatisticQuery } from '@theke/contracts/analytics/statistic';
import { againstOf, type Compared, type Days } from './compared-days.ts';

const comparedIn = (text: string, from: string): Compared => {
  if (text === 'year' || text === 'none') return text;
  return isDay(text) && text < from ? text : 'weekdays';
};

/** Range, branch and comparison of the statistics, stored in the URL. Default: the last 28 days. */
export function useRange() {
  const { search, change } = useListAddress();
  const zone = useZoneOf()();
  const text = (name: string) => search.get(name) ?? '';
  const [from, to, branch] = [text('from'), text('to'), text('branch')];
  const today = dayAgo(0, zone);
  const isValid = isDay(from) && isDay(to) && from <= to;
  const days: Days = isValid ? { from, to } : { from: dayAgo(27, zone), to: today };
  const compared = comparedIn(text('against'), days.from);
  const range: StatisticQuery = { ...days, against: againstOf(compared, days), ...(branch && { branch }) };
  return {
    range,
    today,
    compared,
    /** The compared days; null without a comparison. */
    earlier: compared === 'none' ? null : earlierDays(range),
    choose: (range: Days & { compared: Compared }) =>
      change({
        from: range.from,
        to: range.to,
        against: range.compared === 'weekdays' ? undefined : range.compared,
      }),
    chooseBranch: (id: string) => change({ branch: id || undefined }),
  };
}
