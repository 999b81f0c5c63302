import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { moneyText, timeText } from '@theke/admin/ui/format.ts';
import type { Order, OrderItem } from '@theke/contracts/ordering/order';
import type { TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { isFinished } from '@theke/rules/orders/order-states';
import { courseOf, isHeld } from '@theke/rules/tables/courses';
import { amountText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { namedIcon } from '@theke/ui/icon';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { choicesOf } from '../shared/choices-of.ts';
import { courseMessages } from '../shared/course-messages.de.ts';
import { FireCourse } from '../shared/fire-course.tsx';
import { ticketOf } from '../shared/ticket-of.ts';
import * as css from './round-card.module.css';
import { tableServiceMessages } from './table-service-messages.de.ts';

const { bill: texts } = tableServiceMessages;

type Props = { order: Order; number: number; openItems: TableBillDetail['openItems'] };

/** A round with its items by course; paid items are ticked. */
export function RoundCard({ order, number, openItems }: Props) {
  const zone = useZoneOf()(order.branch.id);
  const items = order.items.map((item, index) => ({ item, index })).filter(({ item }) => item.amount > 0);
  const courses = [...new Set(items.map(({ item }) => courseOf(item)))].toSorted((one, other) => one - other);
  const hasCourses = courses.length > 1;
  const isOpen = (index: number) => openItems.some((open) => open.order === order.id && open.index === index);
  const isLost = order.isCanceled || order.isRejected || order.isFailed;
  return (
    <li className={classNames(css.round, isLost && css.lost)}>
      <header className={css.head}>
        <h3>{texts.round(number)}</h3>
        <span>
          {timeText(order.placedAt, zone)}, {order.origin?.kind === 'staff' ? texts.byStaff : texts.byGuest}
          {order.isPaid && `, ${texts.paidOnline}`}
        </span>
        <Link to={`/orders/${order.id}`}>{texts.toOrder(ticketOf(order))}</Link>
        <span className={css.state}>{staffLabel(order.status, order.deliveryType)}</span>
      </header>
      {courses.map((course) => {
        const own = items.filter(({ item }) => courseOf(item) === course);
        const isWaiting = own.some(({ item }) => isHeld(item, order)) && !isFinished(order.status);
        return (
          <div key={course} className={isWaiting ? css.held : undefined}>
            {hasCourses && <h4>{isWaiting ? courseMessages.held(course) : courseMessages.course(course)}</h4>}
            <ul className={css.items}>
              {own.map(({ item, index }) => (
                <Item
                  key={index}
                  item={item}
                  isPaid={order.payments !== undefined && openItems.length > 0 && !isOpen(index)}
                  currency={order.totals.currency}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {order.comment && <p className={css.comment}>{order.comment}</p>}
      <FireCourse order={order} />
    </li>
  );
}

const Item = ({ item, isPaid, currency }: { item: OrderItem; isPaid: boolean; currency: string }) => (
  <li>
    <b>{amountText(item.amount, item.unit)}</b>
    <span>
      {item.name}
      {isPaid && <Check {...namedIcon} size={18} strokeWidth={2.5} aria-label={texts.paid} />}
      {item.parts.length > 0 && <small>{choicesOf(item)}</small>}
    </span>
    <span className={css.price}>{moneyText(item.gross, currency)}</span>
  </li>
);
