import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fault } from '@theke/contracts/errors';
import { cleared } from '@theke/rules/cart/cart-changes';
import { selfServiceBranch } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { storedOrigin } from '@theke/ui/stored-origin';
import { useRef, useState } from 'react';
import { type Cart, emptyCart } from '../cart/cart.ts';
import { rememberOrder, statusPath } from '../last-order/last-order.ts';
import { useNavigate } from '../router/place.ts';
import { forgetKeptCart } from './kept-cart-id.ts';
import { type Attempt, newKey, type Outcome, tryOrder } from './order-attempt.ts';
import { type Filled, orderDraft } from './order-draft.ts';
import { keepAttempt, pendingAttempt } from './pending-attempt.ts';

type Change = (next: (cart: Cart) => Cart) => void;

/**
 * Sends the order and follows its outcome; while one is under way nothing else is sent.
 * @param onOrdered just before the cart is emptied
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
  // Two presses may come before the first one is drawn.
  const isUnderWay = useRef(false);
  const [outcome, setOutcome] = useState<Exclude<Outcome, { kind: 'accepted' }>>();

  const run = async (attempt: Attempt) => {
    const { legalInstructions = false, privacyPolicy = false } = attempt.body;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    keepAttempt(config.shopKey, branch.identifier, attempt);
    const result = await tryOrder(attempt);
    // What was accepted is done: this page stands until the next one is loaded, and nobody sends from it again.
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
    // The order has deleted what was kept of it.
    forgetKeptCart(config.shopKey, branch.identifier);
    const { uid, hash, ticketNumber, paymentRedirectUrl } = result.order;
    const isSelfService = selfServiceBranch(config.shopKey) !== undefined;
    // The next guest of a kiosk is somebody else.
    if (!isSelfService)
      rememberOrder(config.shopKey, {
        uid,
        hash,
        ticketNumber,
        branchName: branch.name,
        isUnpaid: Boolean(paymentRedirectUrl),
      });
    // What is not paid yet may have to be ordered again; the page that sees it paid clears the cart.
    if (paymentRedirectUrl)
      change((before) => ({ ...before, order: { ...before.order, consents: { legalInstructions, privacyPolicy } } }));
    else {
      onOrdered();
      change(isSelfService ? () => emptyCart : cleared);
    }
    // In its place, so that nobody comes back to it.
    navigate(paymentRedirectUrl ?? statusPath({ uid, hash }), { replace: true });
  };

  return {
    isSending,
    outcome,
    /** An attempt whose outcome is unknown: only `repeat` is allowed. */
    isUncertain: pending !== undefined && !isSending,
    submit: (filled: Filled) =>
      run({ key: newKey(), body: orderDraft({ ...filled, origin: storedOrigin(config.shopKey) }) }),
    repeat: () => pending && run(pending),
    forget: () => setOutcome(undefined),
  };
}
