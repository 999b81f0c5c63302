import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { ListColumn } from '@theke/admin/lists/list-column.ts';
import type { RowLink } from '@theke/admin/lists/list-table.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import * as css from '@theke/admin/ui/data-table.module.css';
import { dayText, moneyText, nearDayText, timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { latestMethod } from '@theke/rules/tables/latest-method';
import { classNames } from '@theke/ui/class-names';
import { useNow } from '@theke/ui/use-now';
import { kindText } from './kind-text.ts';
import { methodName } from './method-name.ts';
import * as own from './order-columns.module.css';
import { OrderKind } from './order-kind.tsx';
import { orderMessages } from './order-messages.de.ts';
import { OrderStateText } from './order-state-text.tsx';
import { refundText } from './refund-text.ts';
import { ticketOf } from './ticket-of.ts';

const texts = orderMessages.orderList;

type Props = { record: Order };

function Placed({ record: { placedAt, branch } }: Props) {
  const zone = useZoneOf()(branch.id);
  const now = useNow(60_000).getTime();
  return (
    <span className={css.number}>
      {timeText(placedAt, zone)}{' '}
      <small className={css.below}>{nearDayText(placedAt, now, zone) ?? dayText(placedAt, zone)}</small>
    </span>
  );
}

/** Result of the command palette: "47, Katharina Wiesinger". */
export const foundOrder = (order: Order, zoneOf: (branch?: string) => string): { label: string; hint: string } => ({
  label: [ticketOf(order), guestOf(order)].filter((part) => part !== messages.none).join(', '),
  hint: [
    kindText(order),
    staffLabel(order.status, order.deliveryType, order.offer !== null),
    dayText(order.placedAt, zoneOf(order.branch.id)),
  ].join(', '),
});

/** Name of the guest, or the table if no name was given. */
const guestOf = ({ contact, tableIdentifier }: Pick<Order, 'contact' | 'tableIdentifier'>): string =>
  `${contact.firstName} ${contact.lastName}`.trim() ||
  contact.companyName ||
  (tableIdentifier === null ? messages.none : orderMessages.board.table(tableIdentifier));

const Guest = ({ record }: Props) => (
  <>
    {guestOf(record)}
    <small className={classNames(css.onPhone, own.state)}>
      <OrderStateText order={record} />
    </small>
  </>
);

/** A pending online payment is shown by the order's state. */
const paidText = (order: Order): string =>
  [order.isPaid && !order.isRefunded && orderMessages.paid, refundText(order)].filter(Boolean).join(', ');

const Payment = ({ record }: Props) => (
  <>
    {methodName(latestMethod(record), useZoneOf()(record.branch.id))}
    {paidText(record) && <small className={css.below}>{paidText(record)}</small>}
  </>
);

/** Columns of order lists; phones show only the essential ones. */
export const orderColumns: readonly ListColumn<Order>[] = [
  {
    field: 'ticketNumber',
    label: texts.ticket,
    from: 'phone',
    isRight: false,
    Cell: ({ record }) => <b className={css.number}>{ticketOf(record)}</b>,
  },
  { field: 'placedAt', label: texts.placedAt, from: 'phone', Cell: Placed },
  {
    field: 'deliveryType',
    label: texts.kind,
    from: 'tablet',
    isWrapping: true,
    Cell: ({ record }) => (
      <span className={own.kind}>
        <OrderKind order={record} />
      </span>
    ),
  },
  { field: 'contact', label: texts.guest, from: 'phone', isWrapping: true, Cell: Guest },
  {
    field: 'branch',
    label: texts.branch,
    from: 'desktop',
    Cell: ({ record }) => (
      <span className={css.muted}>
        <BranchName id={record.branch.id} />
      </span>
    ),
  },
  { field: 'paymentMethod', label: texts.payment, from: 'tablet', Cell: Payment },
  {
    field: 'status',
    label: texts.state,
    from: 'tablet',
    Cell: ({ record }) => <OrderStateText order={record} />,
  },
  {
    field: 'totals',
    label: texts.total,
    from: 'phone',
    isRight: true,
    Cell: ({ record: { totals } }) => (
      <span className={css.number}>{moneyText(totals.total.gross, totals.currency)}</span>
    ),
  },
];

/** Link of a row to the order. */
export const orderLink: RowLink<Order> = {
  to: ({ id }) => `/orders/${id}`,
  label: (order) => orderMessages.board.open(ticketOf(order)),
};
