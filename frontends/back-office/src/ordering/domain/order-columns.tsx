import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { ListColumn } from '@theke/admin/lists/list-column.ts';
import type { RowLink } from '@theke/admin/lists/list-table.tsx';
import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import * as css from '@theke/admin/ui/data-table.module.css';
import { dayText, moneyText, timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { classNames } from '@theke/ui/class-names';
import { orderMessages } from './order-messages.de.ts';
import { ticketOf } from './ticket-of.ts';

const texts = orderMessages.orderList;

type Props = { record: Order };

function Placed({ record: { placedAt, branch } }: Props) {
  const zone = useZoneOf()(branch.id);
  return (
    <span className={css.number}>
      {timeText(placedAt, zone)} <small className={css.below}>{dayText(placedAt, zone)}</small>
    </span>
  );
}

const Guest = ({ record: { contact, status, deliveryType, offer } }: Props) => (
  <>
    {`${contact.firstName} ${contact.lastName}`.trim()}
    <small className={classNames(css.below, css.onPhone)}>{staffLabel(status, deliveryType, offer !== null)}</small>
  </>
);

/** Orders one below the other; on a phone the columns that only explain are left out. */
export const orderColumns: readonly ListColumn<Order>[] = [
  {
    field: 'ticketNumber',
    label: texts.ticket,
    from: 'phone',
    isRight: false,
    Cell: ({ record }) => <b className={css.number}>{ticketOf(record)}</b>,
  },
  { field: 'placedAt', label: texts.placedAt, from: 'phone', Cell: Placed },
  { field: 'contact', label: texts.guest, from: 'phone', isWrapping: true, Cell: Guest },
  {
    field: 'branch',
    label: texts.branch,
    from: 'tablet',
    Cell: ({ record }) => (
      <span className={css.muted}>
        <BranchName id={record.branch.id} />
      </span>
    ),
  },
  {
    field: 'status',
    label: texts.state,
    from: 'tablet',
    Cell: ({ record }) => staffLabel(record.status, record.deliveryType, record.offer !== null),
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

/** A press on an order opens it. */
export const orderLink: RowLink<Order> = {
  to: ({ id }) => `/orders/${id}`,
  label: (order) => orderMessages.board.open(ticketOf(order)),
};
