import type { Order, OrderStatus } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/order-labels';
import { classNames } from '@theke/ui/class-names';
import * as css from './order-state.module.css';

const looks: Partial<Record<OrderStatus, string | undefined>> = {
  placed: css.fresh,
  confirmed: css.work,
  'in-delivery': css.work,
  delivered: css.work,
  completed: css.done,
  rejected: css.off,
  canceled: css.off,
  failed: css.off,
};

/** A mark and the word for where an order stands. */
export const OrderState = ({ order: { status, deliveryType } }: { order: Pick<Order, 'status' | 'deliveryType'> }) => (
  <span className={classNames(css.state, looks[status])}>{staffLabel(status, deliveryType)}</span>
);
