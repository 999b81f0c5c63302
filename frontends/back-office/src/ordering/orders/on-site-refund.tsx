import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { readOrder, recordRefund } from '@theke/contracts/ordering/order-endpoints';
import { fromMoney } from '@theke/rules/money/money';
import { leftOnSite } from '@theke/rules/payments/left-on-site';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import { paymentMessages } from '../../payments/shared/payment-messages.de.ts';
import * as css from './order-payments.module.css';
import { RefundDialog } from './refund-dialog.tsx';

const { onSite: texts, title } = paymentMessages;

/** Form to record a refund in cash or by terminal, for an order paid on site. */
export function OnSiteRefund({ order }: { order: Order }) {
  const api = useApi();
  const me = useMe();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isCash = order.paymentMethod === 'cash';
  const label = isCash ? texts.titleOfCash : texts.title;
  const refundable = fromMoney(leftOnSite(order));
  if (refundable <= 0 || !may(me, 'payments.refund')) return null;
  return (
    <section className={css.section}>
      <header>
        <h2>{title}</h2>
        <Button kind="second" size="small" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </header>
      {isAsking && (
        <RefundDialog
          order={order}
          refundable={refundable}
          title={label}
          text={isCash ? texts.textOfCash : texts.text}
          label={texts.send}
          busyLabel={texts.working}
          onSend={async (amount, reason) => {
            await api(recordRefund, { params: { id: order.id }, body: { version: order.version, amount, reason } });
            await client.invalidateQueries({ queryKey: endpointKey(readOrder) });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
