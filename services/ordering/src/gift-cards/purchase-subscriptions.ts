import { payableAbandoned, payablePaid, payableRefunded } from '@theke/contracts/payments/payment-events';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { acceptPurchase, refundPurchase } from './accept-purchase.ts';
import { refusePurchase } from './end-purchase.ts';

type Deps = { now: () => Date; newId: () => string; secret: string };

const isGiftCard = ({ kind }: { kind: string }): boolean => kind === 'gift-card';

/** Handles payments of gift cards that guests buy online (ADR 0054). */
export const purchaseSubscriptions = (deps: Deps): WorkSubscription[] => [
  reaction(payablePaid, {
    name: 'sells gift cards paid online',
    filter: isGiftCard,
    handle: (tx, { data, tenant }) => acceptPurchase(deps, tx, tenant, data.payable),
  }),
  reaction(payableAbandoned, {
    name: 'refuses gift cards given up',
    filter: isGiftCard,
    handle: (tx, { data }) => refusePurchase(tx, data.payable, deps.now()),
  }),
  reaction(payableRefunded, {
    name: 'books refunds of gift cards',
    filter: isGiftCard,
    handle: (tx, { data: { payable, refundedTotal, note } }) =>
      refundPurchase(deps, tx, payable, { total: refundedTotal, note }),
  }),
];
