import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { dueOf } from '../shared/due-of.ts';
import { kindText } from '../shared/kind-text.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { urgencyOf } from '../shared/urgency.ts';
import { useRestoredFocus } from '../shared/use-restored-focus.ts';
import * as css from './desk-row.module.css';

type Props = {
  order: Order;
  now: number;
  isShown: boolean;
  isRinging: boolean;
  /** Whether the user has just returned from this order to the list. */
  isLeft: boolean;
  onChoose: () => void;
};

const looks = { new: undefined, ok: undefined, soon: css.soon, late: css.late };

/** An order in the list: number, type, guest and due time. */
export function DeskRow({ order, now, isShown, isRinging, isLeft, onChoose }: Props) {
  const row = useRestoredFocus<HTMLButtonElement>(isLeft);
  const due = dueOf(order, now, useZoneOf()(order.branch.id));
  return (
    <button
      ref={row}
      type="button"
      className={classNames(css.row, looks[urgencyOf(order, now).urgency], isRinging && css.ringing)}
      aria-current={isShown}
      onClick={onChoose}
    >
      <b>
        <VisuallyHidden>{orderMessages.board.order('')}</VisuallyHidden>
        {ticketOf(order)}
      </b>{' '}
      <span>
        {kindText(order)} <small>{order.contact.lastName || order.contact.firstName}</small>
      </span>{' '}
      <span className={css.due}>
        {due.time} <small>{due.note}</small>
      </span>
    </button>
  );
}
