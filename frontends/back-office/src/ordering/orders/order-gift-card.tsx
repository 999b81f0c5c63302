import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { returnToGiftCard } from '@theke/contracts/ordering/gift-card';
import type { Order } from '@theke/contracts/ordering/order';
import { readOrder } from '@theke/contracts/ordering/order-endpoints';
import { cardKept } from '@theke/rules/gift-cards/card-part';
import { fromMoney } from '@theke/rules/money/money';
import { isFinished } from '@theke/rules/orders/order-states';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import { giftCardMessages as texts } from '../shared/gift-card-messages.de.ts';
import * as css from './order-payments.module.css';
import { RedeemDialog } from './redeem-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/**
 * What a gift card pays of an order: staff redeem one on an order that is paid on site, and give a part back (GIFT-07,
 * GIFT-09). Nothing where gift cards are off and none was redeemed.
 */
export function OrderGiftCard({ order }: { order: Order }) {
  const api = useApi();
  const me = useMe();
  const client = useQueryClient();
  const { config } = useShop();
  const [dialog, setDialog] = useState<'redeem' | 'return'>();
  const { giftCard, paymentMethod, totals, refunded, status } = order;
  const kept = fromMoney(cardKept(giftCard));
  const isOpen = !isFinished(status) && status !== 'awaiting-payment';
  const mayRedeem =
    config.enablePluginGiftCards && !giftCard && isOpen && refunded === 0 && !isOnlinePayment(paymentMethod);
  if (!giftCard && !(mayRedeem && may(me, 'orders.write'))) return null;
  return (
    <section className={css.section}>
      <header>
        <h2>{texts.title}</h2>
        {mayRedeem && (
          <Button kind="second" size="small" onClick={() => setDialog('redeem')}>
            {texts.redeem}
          </Button>
        )}
        {kept > 0 && may(me, 'payments.refund') && (
          <Button kind="second" size="small" onClick={() => setDialog('return')}>
            {texts.giveBack}
          </Button>
        )}
      </header>
      <p>{giftCard ? texts.paid(giftCard.codeEnd, moneyText(giftCard.amount, totals.currency)) : texts.none}</p>
      {giftCard && giftCard.returned > 0 && <p>{texts.returned(moneyText(giftCard.returned, totals.currency))}</p>}
      {dialog === 'redeem' && <RedeemDialog order={order} onClose={() => setDialog(undefined)} />}
      {dialog === 'return' && (
        <RefundDialog
          order={order}
          refundable={kept}
          title={texts.giveBack}
          text={texts.giveBackText}
          label={texts.giveBackSend}
          busyLabel={texts.working}
          onSend={async (amount, reason) => {
            const body = { version: order.version, amount, reason: reason || texts.noReason };
            await api(returnToGiftCard, { params: { id: order.id }, body });
            await client.invalidateQueries({ queryKey: endpointKey(readOrder) });
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}
