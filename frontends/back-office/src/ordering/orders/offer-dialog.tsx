import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { numberFault } from '@theke/admin/forms/editors/parse-number.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { sendOffer } from '@theke/contracts/ordering/order-endpoints';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { timesText } from '@theke/rules/units/amount-text';
import { unitOf } from '@theke/rules/units/units';
import { Leader } from '@theke/ui/leader';
import { sentenceOf } from '@theke/ui/sentence-of';
import { TextArea } from '@theke/ui/text-area';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { choicesOf } from '../shared/choices-of.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { useMeasures } from '../shared/use-measures.ts';
import { useOrderChange } from '../shared/use-order-change.ts';
import * as css from './offer-dialog.module.css';
import { priceOf, sumsOf, typedPrice, usualEnd } from './offer-draft.ts';
import { offerMessages as texts } from './offer-messages.de.ts';

type Props = { order: Order; onClose: () => void };

/** Dialog for an offer: a price per item, a message and an expiry time (ORDER-31). */
export function OfferDialog({ order, onClose }: Props) {
  const api = useApi();
  const toast = useToast();
  const zone = useZoneOf()(order.branch.id);
  const measures = useMeasures(order.items);
  // The version that was opened; the server detects concurrent changes.
  const [opened] = useState(order);
  const [typed, setTyped] = useState(() => order.items.map(({ unitPrice }) => typedPrice(unitPrice)));
  const [message, setMessage] = useState(order.offer?.message ?? '');
  const [until, setUntil] = useState(() => usualEnd(Date.now(), zone));
  const { currency, deposit, delivery } = opened.totals;
  const sums = measures && sumsOf(opened, typed, measures);

  const { isBusy, problem, conflict, run } = useOrderChange(
    opened,
    () =>
      api(sendOffer, {
        params: { id: opened.id },
        body: {
          version: opened.version,
          unitPrices: typed.map((price) => priceOf(price) ?? 0),
          message,
          validUntil: instantOfInput(until, zone),
        },
      }),
    () => {
      toast({ text: texts.sent(ticketOf(opened)) });
      onClose();
    },
  );

  return (
    <DecisionDialog
      title={texts.title}
      label={sums ? texts.send(formatMoney(sums.total, currency)) : texts.title}
      isDisabled={!sums || !until}
      busyLabel={isBusy && messages.working}
      onDecide={() => void run()}
      onClose={onClose}
      error={problem && (conflict ?? sentenceOf(problem, texts.failed))}
    >
      <p className={css.about}>{opened.contact.email ? texts.text : texts.noEmail}</p>
      <ul className={css.items}>
        {opened.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: order items keep their order
          <li key={index}>
            <span className={css.what}>
              {timesText(item.amount, item.unit)} {item.name}
              {item.parts.length > 0 && <small>{choicesOf(item)}</small>}
            </span>
            <TextInput
              label={texts.price(unitOf(item.priceUnit).label)}
              inputMode="decimal"
              aria-label={texts.priceOf(item.name)}
              value={typed[index] ?? ''}
              error={
                priceOf(typed[index] ?? '') === undefined
                  ? (numberFault(typed[index] ?? '', texts.noNumber) ?? texts.noNumber)
                  : undefined
              }
              onChange={(event) => setTyped(typed.with(index, event.target.value))}
            />
            <b className={css.sum}>{sums ? formatMoney(sums.gross[index] ?? toMoney(0), currency) : '–'}</b>
          </li>
        ))}
      </ul>
      <dl className={css.sums} aria-live="polite">
        {deposit && <Leader label={texts.deposit} value={formatMoney(toMoney(deposit.gross), currency)} />}
        {delivery.gross > 0 && <Leader label={texts.delivery} value={formatMoney(toMoney(delivery.gross), currency)} />}
        <Leader label={<b>{texts.total}</b>} value={<b>{sums ? formatMoney(sums.total, currency) : '–'}</b>} />
      </dl>
      <div className={css.fields}>
        <TextArea
          label={texts.message}
          rows={4}
          maxLength={2000}
          optional={messages.optional}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <DateInput
          kind="moment"
          label={texts.validUntil}
          hint={texts.validHint}
          value={until}
          onChange={(value) => setUntil(value)}
        />
      </div>
    </DecisionDialog>
  );
}
