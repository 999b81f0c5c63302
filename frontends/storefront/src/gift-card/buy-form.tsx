import type { Branch } from '@theke/contracts/catalog/branch';
import type { OnlineMethod } from '@theke/contracts/payments/payment';
import { giftCardPayments } from '@theke/rules/gift-cards/online-sale';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Select } from '@theke/ui/select';
import { useShop } from '@theke/ui/shop';
import { type FormEvent, useRef, useState } from 'react';
import { ConsentFields } from '../checkout/consent-fields.tsx';
import { ErrorList } from '../checkout/error-list.tsx';
import { focusErrors } from '../checkout/focus-errors.ts';
import { PaymentTiles } from '../checkout/payment-tiles.tsx';
import * as css from './buy-card.module.css';
import { buyCardMessages as texts } from './buy-card-messages.de.ts';
import { amountOf, buyFaults, noEntries, toPurchase } from './buy-draft.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { useBuyCard } from './use-buy-card.ts';
import { ValueChoice } from './value-choice.tsx';

/** Names of the server's fields that have another id in the form. */
const formFields: Readonly<Record<string, string>> = { method: 'paymentMethod', 'branch.id': 'branch' };

/**
 * Form of an online purchase: value, recipient, buyer and payment (GIFT-13). @param branches that sell, at least one
 */
export function BuyForm({ branches }: { branches: readonly [Branch, ...Branch[]] }) {
  const { config } = useShop();
  const [branchId, setBranch] = useState<string>(branches[0].id);
  const branch = branches.find(({ id }) => id === branchId) ?? branches[0];
  const methods = giftCardPayments(config, branch);
  const [chosen, setMethod] = useState<OnlineMethod>();
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  const [entries, setEntries] = useState(noEntries);
  const [hasSubmitted, setSubmitted] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // On phones the errors are far above the button.
  const showErrors = () => focusErrors(top);
  const { buy, isPending, error } = useBuyCard({ onRefused: showErrors });
  const change = (next: Partial<typeof noEntries>) => setEntries((before) => ({ ...before, ...next }));
  const own = hasSubmitted ? buyFaults(entries) : [];
  const refused =
    error === undefined ? [] : ApiError.from(error).errors.map((fault) => ({ ...fault, message: texts.fault(fault) }));
  const faults = (own.length > 0 ? own : refused).map(({ field, ...fault }) => ({
    ...fault,
    ...(field !== undefined && { field: formFields[field] ?? field }),
  }));
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  const amount = amountOf(entries);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (buyFaults(entries).length > 0) showErrors();
    else if (method && !isPending) buy(toPurchase(entries, branch.id, method));
  };
  const fields = { entries, errorOf, onChange: change };
  return (
    <form noValidate onSubmit={send}>
      <div ref={top} tabIndex={-1} className={css.errors}>
        <ErrorList faults={faults} />
      </div>
      <ValueChoice {...fields} currency={config.currency} />
      <RecipientFields {...fields} />
      <BuyerFields {...fields} />
      {branches.length > 1 && (
        <section className={css.section}>
          <Select
            id="branch"
            label={texts.branch}
            hint={texts.branchHint}
            choices={branches.map(({ id, name }) => ({ value: id, label: name }))}
            value={branch.id}
            error={errorOf('branch')}
            onChange={({ target }) => setBranch(target.value)}
          />
        </section>
      )}
      <PaymentTiles
        zone={zoneOf(branch)}
        offered={methods}
        chosen={method}
        error={errorOf('paymentMethod')}
        onChoose={(next) => setMethod(next as OnlineMethod)}
      />
      <ConsentFields consents={entries.consents} errorOf={errorOf} onChange={(consents) => change({ consents })} />
      <div className={css.foot}>
        <p>{texts.terms}</p>
        <Button type="submit" size="large" isWide busyLabel={isPending && texts.sending}>
          {amount === undefined ? texts.send : texts.sendFor(formatMoney(toMoney(amount), config.currency))}
        </Button>
        <p className={css.note}>{texts.payNext}</p>
      </div>
    </form>
  );
}
