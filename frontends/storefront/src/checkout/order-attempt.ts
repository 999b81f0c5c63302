import type { CreatedOrder } from '@theke/contracts/ordering/order';
import type { createOrder } from '@theke/contracts/ordering/order-endpoints';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import type { OrderDraft } from './order-draft.ts';

const endpoint = route<typeof createOrder>('POST', '/orders');

/** An order attempt: a body is always sent with the same idempotency key, so that it creates at most one order. */
export type Attempt = { readonly key: string; readonly body: OrderDraft };

/** `refused`: nothing was stored and the guest may edit. `unknown`: only repeating the same attempt can tell. */
export type Outcome =
  | { kind: 'accepted'; order: CreatedOrder }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unknown'; error: ApiError };

/** 128 random bits as hex. `crypto.randomUUID` is missing over plain http, as on tablets in the shop's network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Send = (attempt: Attempt) => Promise<CreatedOrder>;

/** Sends an attempt once. */
export const sendAttempt: Send = ({ key, body }) => call(endpoint, { body, headers: { 'idempotency-key': key } });

const pauses = [1_000, 3_000];
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends an attempt. If the outcome is unknown, repeats it unchanged up to twice after a short pause, before the guest
 * is asked (ORDER-26). Does not repeat while offline.
 */
export async function tryOrder(attempt: Attempt, deps = { send: sendAttempt, wait }): Promise<Outcome> {
  for (let tries = 0; ; tries += 1) {
    try {
      return { kind: 'accepted', order: await deps.send(attempt) };
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : ApiError.ofNetwork();
      if (!error.isOutcomeUnknown) return { kind: 'refused', error };
      const pause = pauses[tries];
      if (pause === undefined || error.has('OFFLINE')) return { kind: 'unknown', error };
      await deps.wait(pause);
    }
  }
}
