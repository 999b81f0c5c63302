import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { offersTips } from '@theke/rules/tips/tips';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import { methodName } from '../shared/method-name.ts';
import * as css from './order-payments.module.css';
import { orderTipMessages as texts } from './order-tip-messages.de.ts';
import { TipDialog } from './tip-dialog.tsx';

/**
 * The tip of an order, with a button to record it for an order that is paid on site, or to give back the tip of an
 * online payment (TIP-08). Nothing where tips are off and none was given.
 */
export function OrderTip({ order }: { order: Order }) {
  const { branches } = useShop();
  const me = useMe();
  const zone = useZoneOf()(order.branch.id);
  const [isOpen, setOpen] = useState(false);
  const { tip = 0, refunded, paymentMethod, totals } = order;
  const branch = branches.find(({ id }) => id === order.branch.id);
  const isOnline = isOnlinePayment(paymentMethod);
  const isEnded = order.isRejected || order.isCanceled || order.isFailed || order.status === 'awaiting-payment';
  if (isEnded || (tip === 0 && (isOnline || !branch || !offersTips(branch)))) return null;
  const mayChange = refunded === 0 && may(me, isOnline ? 'payments.refund' : 'orders.write');
  const label = isOnline ? texts.giveBack : tip > 0 ? texts.change : texts.record;
  return (
    <section className={css.section}>
      <header>
        <h2>{texts.title}</h2>
        {mayChange && (
          <Button kind="second" size="small" onClick={() => setOpen(true)}>
            {label}
          </Button>
        )}
      </header>
      <p>{tip === 0 ? texts.none : texts.given(moneyText(tip, totals.currency), methodName(paymentMethod, zone))}</p>
      {isOpen && <TipDialog order={order} title={label} isOnline={isOnline} onClose={() => setOpen(false)} />}
    </section>
  );
}
