// Delivery rules shared by both transports: number of attempts, timeout, concurrency.
import { endsWithin } from '../ends-within.ts';
import type { BusLog, CloudEvent, Handle } from './port.ts';

/**
 * Attempts before an event becomes a dead letter. RabbitMQ stores the number in its queues: changing it requires new
 * ones.
 */
export const maxAttempts = 5;

/** Reason of a dead letter none of whose attempts completed. */
export const diedReason = `Each of its ${maxAttempts} attempts ended with the process or its connection.`;

export type DeliveryPolicy = {
  /** Milliseconds to wait after the first, second, third and fourth failed attempt. */
  retryDelays: readonly [number, number, number, number];
  /** Milliseconds after which a handler counts as failed. The inbox makes any later effect of that handler harmless. */
  handlerTimeout: number;
  /** Maximum number of events that one replica handles concurrently. */
  concurrency: number;
};

export const defaultPolicy: DeliveryPolicy = {
  retryDelays: [1_000, 5_000, 30_000, 120_000],
  handlerTimeout: 30_000,
  concurrency: 20,
};

/** Milliseconds to wait after failed attempt number `attempt` (from 1). */
export const delayAfter = (policy: DeliveryPolicy, attempt: number): number => policy.retryDelays[attempt - 1] ?? 0;

/** Runs the handler; returns the failure, or undefined on success. Never throws. */
export async function attempt(handle: Handle, event: CloudEvent, timeout: number): Promise<Failure | undefined> {
  try {
    await endsWithin(handle(event), timeout, 'The handler');
    return undefined;
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { reason: message.slice(0, 1000), stack };
  }
}

export type Failure = { reason: string; stack?: string | undefined };

/**
 * One line per failed attempt, with ids and reasons only: other fields of an error object may contain personal data.
 */
export function logFailure(log: BusLog, event: CloudEvent, consumer: string, attempts: number, failure: Failure) {
  const fields = {
    consumer,
    event: event.id,
    type: event.type,
    attempts,
    reason: failure.reason,
    stack: failure.stack,
  };
  if (attempts >= maxAttempts) log.error(fields, 'event is a dead letter');
  else log.warn(fields, 'event failed, it will be retried');
}

/** Logs a failed broadcast handler; its subscriber has to reset. */
export function logUnheard(log: BusLog, event: CloudEvent, { reason, stack }: Failure) {
  log.error({ event: event.id, type: event.type, reason, stack }, 'broadcast failed');
}
