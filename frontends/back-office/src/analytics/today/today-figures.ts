import { moneyText } from '@theke/admin/ui/format.ts';
import type { LocalDate } from '@theke/rules/time/local-time';
import { numberText } from '@theke/rules/units/amount-text';
import type { Figure } from '../domain/figure-row.tsx';
import { ordersOf } from '../domain/orders-of.ts';
import type { Today } from './load-today.ts';
import { ordersSoFar } from './orders-so-far.ts';
import { punctualText, starsText } from './quality-texts.ts';
import { todayMessages as words } from './today-messages.de.ts';

type About = {
  day: LocalDate;
  /** Minutes since the day began. */
  minutes: number;
  weekday: string;
  currency: string;
  open: { late: number; unanswered: number };
};

/** Four numbers for whoever opens the page: each with what it should be held against. */
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
      label: words.orders,
      value: numberText(revenue.orders),
      to,
      change:
        difference === 0
          ? plain(words.asThen(weekday))
          : {
              lead: difference > 0 ? words.more(count) : words.fewer(count),
              rest: words.thanThen(weekday),
              isBetter: difference > 0,
            },
    },
    {
      label: words.revenue,
      value: moneyText(revenue.gross, currency),
      to,
      change: plain(
        [
          ...(revenue.orders > 0 ? [words.average(moneyText(averageOf(revenue), currency))] : []),
          words.wholeDay(weekday, moneyText(revenueThen.gross, currency)),
        ].join(', '),
      ),
    },
    {
      label: words.punctual,
      value: punctualText(quality),
      change: {
        lead: open.late > 0 ? `${words.late(open.late)}${open.unanswered > 0 ? ',' : ''}` : '',
        rest: open.unanswered > 0 ? words.unanswered(open.unanswered) : open.late > 0 ? '' : words.allInTime,
        isBetter: false,
      },
    },
    {
      label: words.rating,
      value: starsText(quality),
      ...(quality.rated > 0 && { to: ordersOf({ from: day, to: day }, 'counted', { rated: 'true' }) }),
      change: plain(words.ratings(quality.rated)),
    },
  ];
}

/** To the cent. */
export const averageOf = ({ gross, orders }: Today['revenue']): number => Math.round((100 * gross) / orders) / 100;
