import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fault } from '@theke/contracts/errors';
import { selfServiceBranch } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { storedOrigin } from '@theke/ui/stored-origin';
import { useRef, useState } from 'react';
import { type Cart, emptyCart } from '../cart/cart.ts';
import { orderedCart } from '../cart/ordered-cart.ts';
import { rememberOrder, statusPath } from '../last-order/last-order.ts';
import { useNavigate } from '../router/place.ts';
import { forgetKeptCart } from './kept-cart-id.ts';
import { sendNewsletterWish } from './newsletter-wish.ts';
import { type Attempt, newKey, type Outcome, tryOrder } from './order-attempt.ts';
import { type Filled, orderDraft } from './order-draft.ts';
import { keepAttempt, pendingAttempt } from './pending-attempt.ts';

type Change = (next: (cart: Cart) => Cart) => void;

/**
 * Submits the order and handles the outcome; blocks further submissions meanwhile.
 * @param onOrdered called before the cart is emptied
 */
export function useSubmit(
  branch: Branch,
  change: Change,
  onOrdered: () => void,
  onFailure: (errors: readonly Fault[]) => Promise<void>,
) {
  const { config } = useShop();
  const navigate = useNavigate();
  const [pending, setPending] = useState(() => pendingAttempt(config.shopKey, branch.identifier));
  const [isSending, setIsSending] = useState(false);
  // A ref, because a second press may come before the next render.
  const isUnderWay = useRef(false);
  const [outcome, setOutcome] = useState<Exclude<Outcome, { kind: 'accepted' }>>();

  const run = async (attempt: Attempt) => {
    const { legalInstructions = false, privacyPolicy = false } = attempt.body;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    keepAttempt(config.shopKey, branch.identifier, attempt);
    const result = await tryOrder(attempt);
    // After acceptance it stays blocked until the next page is loaded.
    if (result.kind !== 'accepted') {
      isUnderWay.current = false;
      setIsSending(false);
    }
    if (result.kind === 'unknown') {
      setPending(attempt);
      setOutcome(result);
      return onFailure(result.error.errors);
    }
    setPending(undefined);
    keepAttempt(config.shopKey, branch.identifier, undefined);
    if (result.kind === 'refused') {
      setOutcome(result);
      return onFailure(result.error.errors);
    }
    // The server deleted the stored cart with the order.
    forgetKeptCart(config.shopKey, branch.identifier);
    sendNewsletterWish(config.shopKey, attempt.body.email);
    const { uid, hash, ticketNumber, paymentRedirectUrl } = result.order;
    const isSelfService = selfServiceBranch(config.shopKey) !== undefined;
    // On a kiosk, the next guest is a different person.
    if (!isSelfService)
      rememberOrder(config.shopKey, {
        uid,
        hash,
        ticketNumber,
        branchName: branch.name,
        isUnpaid: Boolean(paymentRedirectUrl),
      });
    // An unpaid order may have to be repeated; the cart is cleared by the page that sees the payment.
    if (paymentRedirectUrl)
      change((before) => ({ ...before, order: { ...before.order, consents: { legalInstructions, privacyPolicy } } }));
    else {
      onOrdered();
      change(isSelfService ? () => emptyCart : orderedCart);
    }
    // Replaces the history entry, so that the back button does not return here.
    navigate(paymentRedirectUrl ?? statusPath({ uid, hash }), { replace: true });
  };

  return {
    isSending,
    outcome,
    /** Whether the last attempt's outcome is unknown; then only `repeat` is allowed. */
    isUncertain: pending !== undefined && !isSending,
    submit: (filled: Filled) =>
      run({ key: newKey(), body: orderDraft({ ...filled, origin: storedOrigin(config.shopKey) }) }),
    repeat: () => pending && run(pending),
    forget: () => setOutcome(undefined),
  };
}
