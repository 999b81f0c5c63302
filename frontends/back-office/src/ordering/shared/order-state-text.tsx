import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { BellRing, ChefHat, CircleAlert, CircleCheck, CircleX, Clock, CreditCard, PackageCheck } from 'lucide-react';

const looks: Record<Order['status'], StateLook> = {
  'awaiting-payment': { Icon: CreditCard, kind: 'plain' },
  placed: { Icon: BellRing, kind: 'soon' },
  'counter-proposed': { Icon: Clock, kind: 'soon' },
  confirmed: { Icon: ChefHat, kind: 'plain' },
  'in-delivery': { Icon: PackageCheck, kind: 'plain' },
  delivered: { Icon: PackageCheck, kind: 'ok' },
  completed: { Icon: CircleCheck, kind: 'ok' },
  rejected: { Icon: CircleX, kind: 'late' },
  canceled: { Icon: CircleX, kind: 'late' },
  failed: { Icon: CircleAlert, kind: 'late' },
};

type Props = {
  order: Pick<Order, 'status' | 'deliveryType' | 'offer'>;
  /** Additional text: by how much the order is late. */
  more?: string | undefined;
  isLate?: boolean;
};

/** State of an order as icon and text. */
export function OrderStateText({ order: { status, deliveryType, offer }, more, isLate = false }: Props) {
  const { Icon, kind } = looks[status];
  const text = [staffLabel(status, deliveryType, offer !== null), more].filter(Boolean).join(', ');
  return <StateText Icon={Icon} kind={isLate ? 'late' : kind} text={text} />;
}
