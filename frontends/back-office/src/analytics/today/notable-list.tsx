import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { NotableFact, readNotable } from '@theke/contracts/analytics/notable';
import type { Replied } from '@theke/contracts/endpoint';
import { minDays, notableWeeks } from '@theke/rules/figures/notable';
import { addDays, type LocalDate, weekdayOf } from '@theke/rules/time/local-time';
import { ArrowDown, ArrowUp, CircleOff, CircleX } from 'lucide-react';
import * as css from '../shared/line-list.module.css';
import { type Line, LineList } from '../shared/line-list.tsx';
import { ordersOf } from '../shared/orders-of.ts';
import { pastMessages } from './past-messages.de.ts';

const messages = pastMessages.notable;
/** Number of findings shown. */
const max = 3;

/** Notable findings of a day (STAT-19); each line links to its details. */
export function NotableList({ day, found: { days, rows } }: { day: LocalDate; found: Replied<typeof readNotable> }) {
  const { branches, config } = useShop();
  const weekday = weekdayOf(day);
  if (days < minDays) return <p className={css.none}>{messages.tooYoung(weekday)}</p>;
  if (rows.length === 0) return <p className={css.none}>{messages.none(days, weekday)}</p>;
  const money = (amount: number) => moneyText(amount, config.currency);
  const before = { from: addDays(day, -7 * notableWeeks), to: day };
  const lineOf = (row: NotableFact): Line => {
    if (row.kind === 'missing')
      return {
        key: row.product,
        to: ordersOf(before, 'counted', { product: row.product }),
        Icon: CircleOff,
        subject: messages.missing(row.name),
        reason: messages.missed(row.days, weekday, spanOf(row.least, row.most, String)),
      };
    if (row.kind === 'lost')
      return {
        key: 'lost',
        to: ordersOf({ from: day, to: day }, 'lost'),
        Icon: CircleX,
        subject: messages.lost(row.orders),
        reason: messages.lostBefore(row.days, weekday, row.most),
      };
    const { branch, gross, least } = row;
    const name = branch === null ? '' : (branches.find(({ id }) => id === branch)?.name ?? messages.formerBranch);
    const query = new URLSearchParams({ ...before, against: 'none', ...(branch && { branch }) });
    return {
      key: `revenue ${branch}`,
      to: `/statistics?${query}`,
      Icon: gross < least ? ArrowDown : ArrowUp,
      subject: (gross < least ? messages.less : messages.more)(name, row.days, weekday),
      reason: messages.instead(money(gross), spanOf(least, row.most, money)),
    };
  };
  return <LineList lines={rows.slice(0, max).map(lineOf)} label={messages.title} />;
}

const spanOf = (least: number, max: number, text: (value: number) => string): string =>
  least === max ? text(least) : messages.span(text(least), text(max));
