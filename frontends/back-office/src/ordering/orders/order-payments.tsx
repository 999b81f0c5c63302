import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { moneyText, timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { updatePaymentStatus } from '@theke/contracts/ordering/order-endpoints';
import type { Payment, Refund } from '@theke/contracts/payments/payment';
import { listPayments, refundPayment } from '@theke/contracts/payments/payment-endpoints';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Notice } from '@theke/ui/notice';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { paymentMessages } from '../../payments/shared/payment-messages.de.ts';
import { PaymentState } from '../../payments/shared/payment-state.tsx';
import { leftOf, paymentText } from '../shared/payment-of-order.ts';
import { OnSiteRefund } from './on-site-refund.tsx';
import * as css from './order-payments.module.css';
import { RefundDialog } from './refund-dialog.tsx';

const texts = paymentMessages;
/** Polling interval in ms while a payment or refund is pending. */
const pollIntervalMs = 3_000;

const isUnderWay = ({ state, refunds }: Payment) =>
  state === 'starting' || state === 'open' || refunds.some((refund) => refund.state === 'due');

/** Payments and refunds of an order. */
export function OrderPayments({ order }: { order: Order }) {
  if (isOnlinePayment(order.paymentMethod)) return <OnlinePayments order={order} />;
  const online = (order.payments ?? []).filter(({ method }) => isOnlinePayment(method));
  return (
    <>
      {online.map(({ settlement }) => (
        <OnlinePayments key={settlement} order={order} part={settlement} />
      ))}
      <OnSiteRefund order={order} />
    </>
  );
}

/**
 * Online payment attempts of an order with their results and refunds.
 * @param part the part of a table's bill that was paid online, which may be more than this order
 */
function OnlinePayments({ order, part }: { order: Order; part?: string }) {
  const api = useApi();
  const me = useMe();
  const client = useQueryClient();
  const toast = useToast();
  const zone = useZoneOf()(order.branch.id);
  const [asking, setAsking] = useState<Payment>();
  // An idempotency key per opening of the dialog: repeating after an unknown outcome is the same refund.
  const [key, setKey] = useState('');
  const ask = (payment: Payment) => {
    setKey(crypto.randomUUID());
    setAsking(payment);
  };
  const { data, isError } = useQuery({
    ...endpointQuery(api, listPayments, { query: { filter: { order: part ?? order.id } } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? pollIntervalMs : false),
  });
  const refresh = () => client.invalidateQueries({ queryKey: endpointKey(listPayments) });
  const checking = useAction(updatePaymentStatus, {
    onDone: () => {
      toast({ text: texts.checking });
      return refresh();
    },
    onProblem: () => {
      toast({ text: texts.checkFailed });
      void refresh();
    },
  });
  const payments = data?.data ?? [];
  const refundable = payments.find((payment) => leftOf(payment) > 0);

  return (
    <section className={css.section}>
      <header>
        <h2>{part === undefined ? texts.title : texts.titleOfPart}</h2>
        {part === undefined && (
          <Button kind="second" size="small" onClick={() => void checking.run({ params: { id: order.id }, body: {} })}>
            {texts.check}
          </Button>
        )}
        {refundable && may(me, 'payments.refund') && (
          <Button kind="second" size="small" onClick={() => ask(refundable)}>
            {texts.refund}
          </Button>
        )}
      </header>
      {isError && <Notice kind="late">{texts.loadFailed}</Notice>}
      {data && payments.length === 0 && <p>{texts.none}</p>}
      {payments.length > 0 && (
        <table className={classNames(table.table, table.inset)}>
          <thead>
            <tr>
              <th scope="col">{texts.time}</th>
              <th scope="col">{texts.way}</th>
              <th scope="col">{texts.result}</th>
              <th scope="col" className={table.right}>
                {texts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => [
              <tr key={payment.id}>
                <td className={table.number}>{timeText(payment.createdAt, zone)}</td>
                <td className={table.wraps}>{paymentText(payment)}</td>
                <td>
                  <PaymentState payment={payment} />
                </td>
                <td className={classNames(table.right, table.number)}>{moneyText(payment.amount, payment.currency)}</td>
              </tr>,
              ...payment.refunds.map((refund) => (
                <tr key={refund.id} className={table.muted}>
                  <td className={table.number}>{timeText(refund.doneAt ?? refund.createdAt, zone)}</td>
                  <td className={table.wraps}>{refund.by}</td>
                  <td className={table.wraps}>
                    {refundText(refund, payment.currency)}
                    <small className={table.below}>{refund.note || texts.reasons[refund.reason]}</small>
                  </td>
                  <td className={classNames(table.right, table.number)}>
                    {moneyText(-refund.amount, payment.currency)}
                  </td>
                </tr>
              )),
            ])}
          </tbody>
        </table>
      )}
      {asking && (
        <RefundDialog
          order={order}
          refundable={leftOf(asking)}
          title={texts.dialog.title}
          text={texts.dialog.text(paymentText(asking))}
          label={texts.dialog.send}
          busyLabel={texts.working}
          onSend={(amount, reason) =>
            api(refundPayment, {
              params: { id: asking.id },
              headers: { 'idempotency-key': key },
              body: { amount, reason },
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}

function refundText({ state, amount }: Refund, currency: string): string {
  const sum = moneyText(amount, currency);
  if (state === 'done') return texts.refunded(sum);
  return state === 'due' ? texts.refundDue(sum) : texts.refundFailed(sum);
}
