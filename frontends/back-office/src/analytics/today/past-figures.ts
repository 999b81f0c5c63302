import { moneyText } from '@theke/admin/ui/format.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { numberText } from '@theke/rules/units/amount-text';
import { changeOf } from '../shared/change-text.ts';
import type { Figure } from '../shared/figure-row.tsx';
import { ordersOf } from '../shared/orders-of.ts';
import type { Today } from './load-today.ts';
import { pastMessages as past } from './past-messages.de.ts';
import type { Period } from './period.ts';
import { punctualText, starsText } from './quality-texts.ts';
import { averageOf } from './today-figures.ts';
import { todayMessages } from './today-messages.de.ts';

type About = { period: Exclude<Period, 'today'>; days: StatisticQuery; weekday: string; currency: string };

/** Four key figures of past days with comparison and links to their orders. */
export function pastFigures(
  { revenue, revenueThen, quality }: Pick<Today, 'revenue' | 'revenueThen' | 'quality'>,
  { period, days, weekday, currency }: About,
): Figure[] {
  const difference = revenue.orders - revenueThen.orders;
  const plain = (rest: string) => ({ lead: '', rest, isBetter: null });
  const count = numberText(Math.abs(difference));
  const to = ordersOf(days, 'counted');
  const { lead, isBetter } = changeOf(revenue.gross, revenueThen.gross, { text: '' });
  const details = [
    ...(revenue.orders > 0 ? [todayMessages.average(moneyText(averageOf(revenue), currency))] : []),
    past.whole[period](weekday, moneyText(revenueThen.gross, currency)),
  ];
  return [
    {
      label: todayMessages.orders,
      value: numberText(revenue.orders),
      to,
      change:
        difference === 0
          ? plain(past.sameAs[period](weekday))
          : {
              lead: difference > 0 ? todayMessages.more(count) : todayMessages.fewer(count),
              rest: past.than[period](weekday),
              isBetter: difference > 0,
            },
    },
    {
      label: todayMessages.revenue,
      value: moneyText(revenue.gross, currency),
      to,
      change: { lead: lead && `${lead},`, rest: details.join(', '), isBetter },
    },
    {
      label: todayMessages.punctual,
      value: punctualText(quality),
      change: plain(past.judged(numberText(quality.judged))),
    },
    {
      label: todayMessages.rating,
      value: starsText(quality),
      ...(quality.rated > 0 && { to: ordersOf(days, 'counted', { rated: 'true' }) }),
      change: plain(past.ratingsOf(quality.rated)),
    },
  ];
}
