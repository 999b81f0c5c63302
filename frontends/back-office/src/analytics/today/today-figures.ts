import { moneyText } from '@theke/admin/ui/format.ts';
import { numberText } from '@theke/rules/units/amount-text';
import type { Figure } from '../domain/figure-row.tsx';
import type { Today } from './load-today.ts';
import { ordersSoFar } from './orders-so-far.ts';
import { todayMessages as words } from './today-messages.de.ts';

type About = {
  /** Minutes since the day began. */
  minutes: number;
  weekday: string;
  currency: string;
  open: { all: number; late: number; unanswered: number };
};

/** Four numbers for whoever opens the page: each with what it should be held against. */
export function todayFigures(
  { revenue, revenueThen, hoursThen }: Today,
  { minutes, weekday, currency, open }: About,
): Figure[] {
  const difference = revenue.orders - ordersSoFar(hoursThen, minutes);
  const average = ({ gross, orders }: Today['revenue']) =>
    orders ? moneyText(Math.round((100 * gross) / orders) / 100, currency) : '–';
  const plain = (rest: string) => ({ lead: '', rest, isBetter: null });
  const count = numberText(Math.abs(difference));
  return [
    {
      label: words.orders,
      value: numberText(revenue.orders),
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
      change: plain(words.wholeDay(weekday, moneyText(revenueThen.gross, currency))),
    },
    { label: words.average, value: average(revenue), change: plain(words.averageThen(weekday, average(revenueThen))) },
    {
      label: words.open,
      value: numberText(open.all),
      change: {
        lead: open.late > 0 ? `${words.late(open.late)}${open.unanswered > 0 ? ',' : ''}` : '',
        rest: open.unanswered > 0 ? words.unanswered(open.unanswered) : open.late > 0 ? '' : words.allInTime,
        isBetter: false,
      },
    },
  ];
}
