// What both transports agree on about trying an event: how often, how long, how many at a time.
import { endsWithin } from '../ends-within.ts';
import type { BusLog, CloudEvent, Handle } from './port.ts';

/** Attempts an event has before it is a dead letter. RabbitMQ keeps the number in its queues: changing it needs new ones. */
export const maxAttempts = 5;

/** Why an event became a dead letter when no attempt ever came to an end. */
export const diedReason = `Each of its ${maxAttempts} attempts ended with the process or its connection.`;

export type DeliveryPolicy = {
  /** Milliseconds to wait after the first, second, third and fourth failed attempt. */
  retryDelays: readonly [number, number, number, number];
  /** Milliseconds after which a handler counts as failed. What it still does then is the inbox's to make harmless. */
  handlerTimeout: number;
  /** Events that one replica handles at the same time. */
  concurrency: number;
};

export const defaultPolicy: DeliveryPolicy = {
  retryDelays: [1_000, 5_000, 30_000, 120_000],
  handlerTimeout: 30_000,
  concurrency: 20,
};

/** Milliseconds to wait after failed attempt number `attempt` (from 1). */
export const delayAfter = (policy: DeliveryPolicy, attempt: number): number => policy.retryDelays[attempt - 1] ?? 0;

/** Runs the handler; returns why it failed, or undefined. Never throws. */
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

/** One line per failed attempt: ids and reasons. An error object itself may carry data in its other fields. */
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
  else log.warn(fields, 'event failed, will be tried again');
}

/** A broadcast whose handler failed: its subscriber has to reset. */
export function logUnheard(log: BusLog, event: CloudEvent, { reason, stack }: Failure) {
  log.error({ event: event.id, type: event.type, reason, stack }, 'broadcast failed');
}
