import type { Branch } from '@theke/contracts/catalog/branch';
import type { readCapacity } from '@theke/contracts/ordering/capacity';
import type { CreatedOrder } from '@theke/contracts/ordering/order';
import { call, route } from '@theke/ui/api-client';
import type { ApiError } from '@theke/ui/api-error';
import { useShop } from '@theke/ui/shop';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Attempt, newKey, sendAttempt, wait } from '../checkout/order-attempt.ts';
import type { OrderDraft } from '../checkout/order-draft.ts';
import { keepAttempt, pendingAttempt } from '../checkout/pending-attempt.ts';
import { type KioskOutcome, sendOrder } from './send-order.ts';

const ping = route<typeof readCapacity>('GET', '/capacity/:branchId');
/** Time in ms for the server to answer a request that costs nothing. */
const pingMs = 4_000;

/** `offline`: waits for the connection, nothing was sent. `pending`: sent, but not yet answered. */
export type KioskSending =
  | { state: 'idle' | 'sending' | 'offline' | 'pending' | 'notOrdered' | 'unknown' }
  | { state: 'refused'; error: ApiError };

/**
 * Sends an order from the kiosk and survives an interrupted connection (KIOSK-06). An attempt from before a reload is
 * sent again with the same key.
 */
export function useKioskOrder(branch: Branch, onAccepted: (order: CreatedOrder, draft: OrderDraft) => void) {
  const { shopKey } = useShop().config;
  const [sending, setSending] = useState<KioskSending>({ state: 'idle' });
  const attempt = useRef<Attempt>(undefined);
  const isUnderWay = useRef(false);
  const isGivenUp = useRef(false);
  const isMounted = useRef(true);
  const accepted = useEffectEvent(onAccepted);

  const finish = (outcome: KioskOutcome, { body }: Attempt) => {
    isUnderWay.current = false;
    keepAttempt(shopKey, branch.identifier, undefined);
    // Only an attempt with an unknown outcome is sent again with its key.
    if (outcome.kind !== 'unknown') attempt.current = undefined;
    if (!isMounted.current) return;
    if (outcome.kind === 'accepted') accepted(outcome.order, body);
    else setSending(outcome.kind === 'refused' ? { state: 'refused', error: outcome.error } : { state: outcome.kind });
  };
  const run = async (next: Attempt, mayExist: boolean) => {
    // A ref, because a second press may come before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    isGivenUp.current = false;
    attempt.current = next;
    keepAttempt(shopKey, branch.identifier, next);
    setSending({ state: mayExist ? 'pending' : 'sending' });
    const outcome = await sendOrder(
      next,
      {
        send: sendAttempt,
        isReachable: () =>
          call(ping, { params: { branchId: branch.id } }, AbortSignal.timeout(pingMs)).then(
            () => true,
            () => false,
          ),
        wait,
        now: Date.now,
        onWaiting: (isSent) => isMounted.current && setSending({ state: isSent ? 'pending' : 'offline' }),
        isGivenUp: () => isGivenUp.current,
      },
      mayExist,
    );
    finish(outcome, next);
  };
  const resume = useEffectEvent(() => {
    const earlier = pendingAttempt(shopKey, branch.identifier);
    if (earlier) void run(earlier, true);
  });
  useEffect(() => {
    isMounted.current = true;
    resume();
    return () => {
      isMounted.current = false;
      // A guest who has left orders nothing that was not sent before.
      isGivenUp.current = true;
    };
  }, []);

  return {
    sending,
    submit: (body: OrderDraft) => void run({ key: newKey(), body }, false),
    /** Repeats an order with an unknown outcome with the same key. */
    repeat: () => attempt.current && void run(attempt.current, true),
    giveUp: () => {
      isGivenUp.current = true;
    },
    forget: () => setSending({ state: 'idle' }),
  };
}
