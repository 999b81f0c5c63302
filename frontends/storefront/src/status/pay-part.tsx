import { useQueryClient } from '@tanstack/react-query';
import type { PublicTableBill } from '@theke/contracts/ordering/table-bill';
import type { giveUpPayment } from '@theke/contracts/payments/payment-endpoints';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { formatMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { call, route } from '@theke/ui/api-client';
import { Button, buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useShop } from '@theke/ui/shop';
import { useState } from 'react';
import { useSending } from '../use-sending.ts';
import { type OrderLink, orderKey } from './order-link.ts';
import { type OwnPayment, ownPayment } from './own-payment.ts';
import * as css from './pay-part.module.css';
import { PayPartForm } from './pay-part-form.tsx';
import { payPartMessages as texts } from './pay-part-messages.de.ts';

const giveUp = route<typeof giveUpPayment>('POST', '/payments/public/:uid/:hash/give-up');

type Props = { bill: PublicTableBill; link: OrderLink };

/** Paying the own part of a table's bill online: the guest's pending payment, or the form (TABLE-13, TABLE-14). */
export function PayPart({ bill, link }: Props) {
  const [isOpen, setOpen] = useState(false);
  const stored = ownPayment(link.uid);
  const own = bill.reserved.find(({ id }) => id === stored?.id);
  const others = bill.reserved.filter((part) => part !== own);
  const branch = useShop().branches.find(({ id }) => id === bill.branch.id);
  if (bill.state === 'closed' || !branch) return null;
  return (
    <section className={css.part} aria-labelledby="pay-part-title">
      <h3 id="pay-part-title" className={css.title}>
        {texts.title}
      </h3>
      {others.length > 0 && (
        <p role="status">
          {texts.others(formatMoney(sumOf(others.map(({ gross }) => toMoney(gross))), bill.currency))}
        </p>
      )}
      {own && stored && (
        <Pending
          text={texts.own(
            formatMoney(toMoney(own.gross), bill.currency),
            clockText(localTime(zoneOf(branch), Date.parse(own.expiresAt))),
          )}
          payment={stored}
          link={link}
        />
      )}
      {!own && bill.payable > 0 && !isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>{texts.open}</Button>
        </div>
      )}
      {!own && bill.payable > 0 && isOpen && (
        <PayPartForm bill={bill} branch={branch} link={link} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

/** The payment that this window has begun: to be continued or given up. */
function Pending({ text, payment, link }: { text: string; payment: OwnPayment; link: OrderLink }) {
  const queries = useQueryClient();
  const { uid, hash } = payment;
  const { send, isPending, error } = useSending(
    (_: undefined) => call(giveUp, { params: { uid, hash }, body: {} }),
    // The bill reports the release a moment later by the event stream.
    { onSuccess: () => void queries.invalidateQueries({ queryKey: orderKey(link) }) },
  );
  return (
    <>
      <Notice kind="soon" role="status">
        {text}
      </Notice>
      {error !== undefined && (
        <Notice kind="late" role="alert">
          {sentenceOf(error, texts.failed)}
        </Notice>
      )}
      <div className={css.actions}>
        <a className={buttonClass()} href={`/pay/${uid}/${hash}`}>
          {texts.goOn}
        </a>
        <Button kind="quiet" busyLabel={isPending && texts.paying} onClick={() => send(undefined)}>
          {texts.giveUp}
        </Button>
      </div>
    </>
  );
}
