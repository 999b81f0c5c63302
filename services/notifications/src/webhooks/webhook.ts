import type { WebhookDelivery, WebhookDeliveryState } from '@theke/contracts/notifications/webhook';

/**
 * Glossary.
 * endpoint  an address of a program of the business, with the events that it wants
 * event     what the program gets: id, type, time and data (packages/contracts/src/notifications/webhook-events.ts)
 * delivery  one event on its way to one endpoint
 * attempt   one request of a delivery
 */
export type QueuedWebhook = {
  id: string;
  endpoint: string;
  event: string;
  type: WebhookDelivery['type'];
  subject: string;
  payload: string;
};

export type ClaimedWebhook = Pick<QueuedWebhook, 'id' | 'event' | 'payload'> & {
  attempts: number;
  /** End of the lease: identifies the claim. */
  lease: Date;
};

/** Result of an attempt. `status` null: no answer. `error` null: the receiver answered 2xx. */
export type WebhookOutcome = { status: number | null; error: string | null; response: string };

const minute = 60_000;
const hour = 60 * minute;

/** Delays between attempts in ms: ten attempts in almost three days (HOOK-07). */
export const retryDelays: readonly number[] = [
  5_000,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
];
export const maxAttempts = retryDelays.length + 1;
/** Jitter: each delay is up to a fifth shorter or longer, so that a returning receiver is not flooded. */
const jitter = 0.2;

/** An endpoint without a success for this time is switched off at its next failure (HOOK-08). */
const disabledAfterMs = 5 * 24 * hour;

/**
 * Delay after a failed attempt in ms; undefined: none is left.
 * @param attempts number of attempts so far
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random: number): number | undefined {
  const delay = retryDelays[attempts - 1];
  return delay && Math.round(delay * (1 - jitter + 2 * jitter * random));
}

/** The endpoint no longer exists (410): nothing is retried, and it is switched off. */
export const isGone = ({ status }: WebhookOutcome): boolean => status === 410;

export const isFailingTooLong = (failingSince: Date, at: Date): boolean =>
  at.getTime() - failingSince.getTime() >= disabledAfterMs;

/** State of a delivery after an attempt. */
export function afterAttempt(
  attemptsBefore: number,
  outcome: WebhookOutcome,
  { at, random }: { at: Date; random: number },
): { state: WebhookDeliveryState; attempts: number; dueAt: Date | null } {
  const attempts = attemptsBefore + 1;
  if (outcome.error === null) return { state: 'sent', attempts, dueAt: null };
  const delay = isGone(outcome) ? undefined : retryDelay(attempts, random);
  if (delay === undefined) return { state: 'failed', attempts, dueAt: null };
  return { state: 'queued', attempts, dueAt: new Date(at.getTime() + delay) };
}
