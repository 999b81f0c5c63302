import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicTableBill } from '@theke/contracts/ordering/table-bill';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { formatMoney, sumOf } from '@theke/rules/money/money';
import { reservedMinutes } from '@theke/rules/tables/reserved-minutes';
import { offersTips } from '@theke/rules/tips/tips';
import { Button } from '@theke/ui/button';
import { Leader } from '@theke/ui/leader';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useState } from 'react';
import { paymentName } from '../checkout/payment-name.ts';
import { TipChoices } from '../checkout/tip-choices.tsx';
import { useTip } from '../checkout/use-tip.ts';
import { amountOf, ownPieces, type Way } from './bill-part.ts';
import type { OrderLink } from './order-link.ts';
import * as css from './pay-part.module.css';
import { PayPartItems } from './pay-part-items.tsx';
import { payPartMessages as texts } from './pay-part-messages.de.ts';
import { PayPartPersons } from './pay-part-persons.tsx';
import { useReservePart } from './use-reserve-part.ts';

type Props = { bill: PublicTableBill; branch: Branch; link: OrderLink; onClose: () => void };

/** Chooses items, an equal share or the whole rest of a bill, with a tip, and goes on to the provider (TABLE-13). */
export function PayPartForm({ bill, branch, link, onClose }: Props) {
  const [way, setWay] = useState<Way>(bill.isShared ? 'share' : 'items');
  const [pieces, setPieces] = useState(() => ownPieces(bill));
  const [persons, setPersons] = useState(2);
  const [method, setMethod] = useState(bill.onlineMethods[0] ?? 'card');
  const [isAsked, setAsked] = useState(false);
  const current = bill.isShared && way === 'items' ? 'share' : way;
  const choice = { way: current, pieces, persons };
  const due = amountOf(bill, choice);
  const tip = useTip(offersTips({ ...branch, isQuotationRequired: false }), due, bill.currency);
  const { reserve, isPending, error } = useReservePart(link);
  const total = sumOf([due, tip.amount]);
  const pay = () => {
    setAsked(true);
    if (due > 0 && !tip.fault) reserve(bill, choice, { method, due, tip: tip.amount });
  };
  return (
    <div className={css.form}>
      <Segmented
        label={texts.way}
        value={current}
        isWrapping
        segments={(['items', 'share', 'rest'] as const)
          .filter((value) => value !== 'items' || !bill.isShared)
          .map((value) => ({ value, label: texts.ways[value] }))}
        onChange={setWay}
      />
      {bill.isShared && <Notice kind="soon">{texts.shared}</Notice>}
      {current === 'items' && <PayPartItems bill={bill} pieces={pieces} onChange={setPieces} />}
      {current === 'share' && <PayPartPersons persons={persons} onChange={setPersons} />}
      {bill.onlineMethods.length > 1 && (
        <Segmented
          label={texts.method}
          value={method}
          segments={bill.onlineMethods.map((value) => ({ value, label: paymentName(value, zoneOf(branch)) }))}
          onChange={setMethod}
        />
      )}
      {tip.isOffered && due > 0 && (
        <fieldset className={css.tip}>
          <legend>{texts.tip}</legend>
          <TipChoices
            {...{ branch, total: due, currency: bill.currency }}
            chosen={tip.choice}
            error={isAsked ? tip.fault : undefined}
            onChoose={tip.choose}
          />
        </fieldset>
      )}
      <dl aria-live="polite">
        {tip.amount > 0 && <Leader label={texts.due} value={formatMoney(due, bill.currency)} />}
        {tip.amount > 0 && <Leader label={texts.tip} value={formatMoney(tip.amount, bill.currency)} />}
        <Leader kind="total" label={texts.total} value={formatMoney(total, bill.currency)} />
      </dl>
      {isAsked && due === 0 && (
        <Notice kind="soon" role="alert">
          {texts.nothing}
        </Notice>
      )}
      {error !== undefined && (
        <Notice kind="late" role="alert">
          {sentenceOf(error, texts.failed)}
        </Notice>
      )}
      <Button size="large" isWide busyLabel={isPending && texts.paying} onClick={pay}>
        {texts.pay(formatMoney(total, bill.currency))}
      </Button>
      <p className={css.note}>{texts.reservedFor(reservedMinutes)}</p>
      <Button kind="quiet" isWide onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  );
}
