import { useQueryClient } from '@tanstack/react-query';
import type { Fault } from '@theke/contracts/errors';
import type { OrderQuote } from '@theke/contracts/ordering/order';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { loadInit, shopIn } from '@theke/ui/shop';
import { type FormEvent, useRef, useState } from 'react';
import type { Cart, Consents, OrderForm } from '../cart/cart.ts';
import { cardIn } from '../shop/card.ts';
import { soldCard } from '../shop/sold-card.ts';
import { checkoutFaults, isFormField } from './checkout-faults.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import { focusErrors } from './focus-errors.ts';
import type { Filled } from './order-draft.ts';
import { type PriceChange, priceChanges } from './price-changes.ts';
import { repriced } from './repriced.ts';
import { useSubmit } from './use-submit.ts';
import { zoneFaults } from './zone-faults.de.ts';

type Change = (next: (cart: Cart) => Cart) => void;

/** Faults of coupon, gift card and zone have English texts of their own, which only the checkout loads. */
function translateFault(fault: Fault): Fault {
  if (/^(coupon|giftCard)/.test(fault.field ?? ''))
    return { ...fault, message: checkoutMessages.coupon.refused(fault) };
  const ofZone: string | undefined = zoneFaults[fault.code as keyof typeof zoneFaults];
  return ofZone ? { ...fault, message: ofZone } : fault;
}

const noConsents: Consents = { legalInstructions: false, privacyPolicy: false };

/** State and actions of the checkout. @param tipFault message about the chosen tip */
export function useCheckout(
  filled: Omit<Filled, 'consents'>,
  tipFault: string | undefined,
  change: Change,
  isPaymentFailed: boolean,
  onOrdered: () => void,
) {
  const { branch } = filled;
  const queries = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  // Consents are restored for an order whose payment failed, but not for a new order.
  const [consents, setConsents] = useState((isPaymentFailed && filled.cart.order.consents) || noConsents);
  const [formFaults, setFormFaults] = useState<readonly Fault[]>([]);
  const [question, setQuestion] = useState<{ changes: PriceChange[]; totals: OrderQuote['totals'] }>();
  const { submit, repeat, forget, outcome, isSending, isUncertain } = useSubmit(branch, change, onOrdered, onOutcome);

  const showErrors = () => focusErrors(top);

  /** Shows the faults; asks about a changed price and uses it from then on. */
  async function onOutcome(errors: readonly Fault[]): Promise<void> {
    const quote = errors.find(({ code }) => code === 'PRICE_CHANGED')?.quote as OrderQuote | undefined;
    if (!quote) return showErrors();
    setQuestion({ changes: priceChanges(filled.cart.items, filled.order, quote), totals: quote.totals });
    void queries.invalidateQueries({ queryKey: ['discounts'] });
    const init = await loadInit(AbortSignal.timeout(10_000), branch.identifier).catch(() => undefined);
    const [card, shop] = init ? [cardIn(init, branch.id), shopIn(init)] : [];
    // The branch determines the delivery fee.
    if (shop) queries.setQueryData(['shop'], shop);
    if (card) {
      queries.setQueryData(['card', branch.id], card);
      change((before) => repriced(before, soldCard(card, zoneOf(branch), new Date()).products));
    }
  }

  const isLocked = isSending || isUncertain;
  const refused =
    outcome?.kind === 'refused'
      ? outcome.error.errors.filter(({ code }) => code !== 'PRICE_CHANGED').map(translateFault)
      : [];
  const faults = (formFaults.length > 0 ? formFaults : refused).filter(
    ({ field }) => !field || isFormField(field, filled),
  );

  const send = (agreedTotal?: number) => {
    const found = [
      ...checkoutFaults({ ...filled, consents }, new Date()),
      ...(tipFault ? [{ code: 'FORMAT', field: 'tip', message: tipFault }] : []),
    ];
    setFormFaults(found);
    forget();
    if (found.length > 0) return showErrors();
    void submit({ ...filled, consents, agreedTotal });
  };

  return {
    top,
    consents,
    faults,
    question,
    isSending,
    isUncertain,
    isLocked,
    errorOf: (field: string) => faults.find((fault) => fault.field === field)?.message,
    setConsents: (next: Consents) => {
      setConsents(next);
      setFormFaults((before) => before.filter(({ field }) => !field || !next[field as keyof Consents]));
    },
    /** Removes the fault of a field that is not part of the cart. */
    forgive: (field: string) => setFormFaults((before) => before.filter((fault) => fault.field !== field)),
    /** Stores input; the fault of a changed field is removed. */
    patch: (fields: Partial<OrderForm>) => {
      change((before) => ({ ...before, order: { ...before.order, ...fields } }));
      setFormFaults((before) => before.filter(({ field }) => !field || !(field in fields)));
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (isSending) return;
      if (isUncertain) void repeat();
      else send();
    },
    acceptPrice: () => {
      setQuestion(undefined);
      send(question?.totals.total.gross);
    },
    closeQuestion: () => setQuestion(undefined),
  };
}
