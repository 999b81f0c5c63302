import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { amountAtDoor } from '@theke/rules/delivery/amount-at-door';
import { formatMoney } from '@theke/rules/money/money';
import { methodName } from '../shared/method-name.ts';
import { driverPageMessages } from './driver-page-messages.de.ts';

/** Payment method and amount to collect: "Bar 55,87 €", or "bezahlt". */
export function AmountText({ order, className }: { order: Order; className?: string | undefined }) {
  const zone = useZoneOf()(order.branch.id);
  const due = amountAtDoor(order);
  if (due === 0) return <span>{driverPageMessages.nothingToCollect}</span>;
  return (
    <b className={className}>
      {methodName(order.paymentMethod, zone)} {formatMoney(due, order.totals.currency)}
    </b>
  );
}
