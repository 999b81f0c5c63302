import type { Branch } from '@theke/contracts/catalog/branch';
import type { CreatedOrder, OrderQuote } from '@theke/contracts/ordering/order';
import { offeredPayments, type PaymentMethod } from '@theke/rules/payments/payment-methods';
import { Notice } from '@theke/ui/notice';
import { useShop } from '@theke/ui/shop';
import { storedOrigin } from '@theke/ui/stored-origin';
import { useState } from 'react';
import type { Cart } from '../cart/cart.ts';
import type { CartOrder } from '../cart/cart-order.ts';
import { dispatchCommerce } from '../cart/dispatch-commerce.ts';
import { useCart } from '../cart/use-cart.ts';
import { checkoutMessages } from '../checkout/checkout-messages.de.ts';
import type { OrderDraft } from '../checkout/order-draft.ts';
import { priceChanges } from '../checkout/price-changes.ts';
import { PriceQuestion } from '../checkout/price-question.tsx';
import { statusPath } from '../last-order/last-order.ts';
import { useNavigate } from '../router/place.ts';
import { promisedWindow, useExpected } from '../shop/use-expected.ts';
import * as css from './kiosk.module.css';
import { KioskConsent } from './kiosk-consent.tsx';
import { kioskDraft } from './kiosk-draft.ts';
import { kioskMessages as messages } from './kiosk-messages.de.ts';
import { KioskPayments } from './kiosk-payments.tsx';
import { PayBar } from './pay-bar.tsx';
import { SendingPanel } from './sending-panel.tsx';
import type { Ticket } from './ticket-page.tsx';
import { useKioskOrder } from './use-kiosk-order.ts';

type Props = {
  branch: Branch;
  cart: Cart;
  order: CartOrder;
  now: Date;
  isPaymentFailed: boolean;
  onBack: () => void;
  onMenu: () => void;
};

/** Payment methods at a kiosk: not PayPal, whose login does not belong on a shared screen (KIOSK-03). */
const offeredHere = (methods: readonly PaymentMethod[]) => methods.filter((method) => method !== 'paypal');

/** Last question at the kiosk; sends the order. */
export function PayStep({ branch, cart, order, now, isPaymentFailed, onBack, onMenu }: Props) {
  const { config } = useShop();
  const navigate = useNavigate();
  const [, change] = useCart(branch.identifier);
  const { orderType, area, price } = order;
  const products = cart.items.map(({ product }) => product);
  const expected = useExpected({ branch, orderType, area, products, now });
  const offered = offeredHere(offeredPayments(config, branch));
  const [chosen, setChosen] = useState<PaymentMethod | undefined>(offered.length === 1 ? offered[0] : undefined);
  const [agreed, setAgreed] = useState(false);

  const onAccepted = ({ uid, hash, ticketNumber, totals, paymentRedirectUrl }: CreatedOrder, draft: OrderDraft) => {
    if (paymentRedirectUrl) return navigate(paymentRedirectUrl, { replace: true });
    dispatchCommerce('purchase', cart.items, orderType, config.currency);
    change((before) => ({ ...before, items: [] }));
    const until = promisedWindow(expected, branch);
    const ticket: Ticket = {
      ticketNumber,
      firstName: draft.firstName ?? '',
      total: price.isPriceHidden ? undefined : totals.total.gross,
      table: draft.table ?? undefined,
      expectedFrom: until?.from.toISOString(),
      expectedUntil: until?.until.toISOString(),
    };
    navigate(statusPath({ uid, hash }), { replace: true, state: ticket });
  };
  const { sending, submit, repeat, giveUp, forget } = useKioskOrder(branch, onAccepted);
  const send = (paymentMethod: PaymentMethod, agreedTotal?: number) => {
    setAgreed(false);
    submit(
      kioskDraft({
        ...{ branch, cart, order, expected, paymentMethod, agreedTotal },
        donatee: null,
        origin: storedOrigin(config.shopKey),
      }),
    );
  };
  const quote =
    sending.state === 'refused'
      ? (sending.error.errors.find(({ code }) => code === 'PRICE_CHANGED')?.quote as OrderQuote | undefined)
      : undefined;

  if (sending.state !== 'idle' && !quote)
    return (
      <SendingPanel
        {...{ branch, sending, giveUp, repeat, onMenu }}
        onRetry={() => (chosen ? send(chosen) : forget())}
      />
    );
  return (
    <section className={css.step}>
      <h1>{messages.payTitle}</h1>
      {isPaymentFailed && (
        <Notice kind="late" role="alert">
          {messages.paymentFailed}
        </Notice>
      )}
      <KioskPayments offered={offered} chosen={chosen} onChoose={setChosen} zone={branch.timeZone} />
      {offered.length === 0 && <p>{checkoutMessages.noPayment}</p>}
      <KioskConsent />
      <PayBar {...{ order, onBack }} isReady={chosen !== undefined} onPay={() => chosen && send(chosen)} />
      {quote && !agreed && (
        <PriceQuestion
          changes={priceChanges(cart.items, order, quote)}
          totals={quote.totals}
          onAccept={() => {
            setAgreed(true);
            if (chosen) send(chosen, quote.totals.total.gross);
          }}
          onClose={onMenu}
        />
      )}
    </section>
  );
}
