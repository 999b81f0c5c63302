import { moneyText } from '@theke/admin/ui/format.ts';
import type { LocalDate } from '@theke/rules/time/local-time';
import { numberText } from '@theke/rules/units/amount-text';
import type { Figure } from '../shared/figure-row.tsx';
import { ordersOf } from '../shared/orders-of.ts';
import type { Today } from './load-today.ts';
import { ordersSoFar } from './orders-so-far.ts';
import { punctualText, starsText } from './quality-texts.ts';
import { todayMessages } from './today-messages.de.ts';

type About = {
  day: LocalDate;
  /** Minutes since the start of the day. */
  minutes: number;
  weekday: string;
  currency: string;
  open: { late: number; unanswered: number };
};

/** Four key figures of today with comparison. */
export function todayFigures(
  { revenue, revenueThen, hoursThen, quality }: Today,
  { day, minutes, weekday, currency, open }: About,
): Figure[] {
  const difference = revenue.orders - ordersSoFar(hoursThen, minutes);
  const plain = (rest: string) => ({ lead: '', rest, isBetter: null });
  const count = numberText(Math.abs(difference));
  const to = ordersOf({ from: day, to: day }, 'counted');
  return [
    {
      label: todayMessages.orders,
      value: numberText(revenue.orders),
      to,
      change:
        difference === 0
          ? plain(todayMessages.asThen(weekday))
          : {
              lead: difference > 0 ? todayMessages.more(count) : todayMessages.fewer(count),
              rest: todayMessages.thanThen(weekday),
              isBetter: difference > 0,
            },
    },
    {
      label: todayMessages.revenue,
      value: moneyText(revenue.gross, currency),
      to,
      change: plain(
        [
          ...(revenue.orders > 0 ? [todayMessages.average(moneyText(averageOf(revenue), currency))] : []),
          todayMessages.wholeDay(weekday, moneyText(revenueThen.gross, currency)),
        ].join(', '),
      ),
    },
    {
      label: todayMessages.punctual,
      value: punctualText(quality),
      change: {
        lead: open.late > 0 ? `${todayMessages.late(open.late)}${open.unanswered > 0 ? ',' : ''}` : '',
        rest:
          open.unanswered > 0
            ? todayMessages.unanswered(open.unanswered)
            : open.late > 0
              ? ''
              : todayMessages.allInTime,
        isBetter: false,
      },
    },
    {
      label: todayMessages.rating,
      value: starsText(quality),
      ...(quality.rated > 0 && { to: ordersOf({ from: day, to: day }, 'counted', { rated: 'true' }) }),
      change: plain(todayMessages.ratings(quality.rated)),
    },
  ];
}

/** Average order value, rounded to the cent. */
export const averageOf = ({ gross, orders }: Today['revenue']): number => Math.round((100 * gross) / orders) / 100;
