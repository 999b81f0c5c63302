// Encodes an event and its attempts in an AMQP message.
import type { Message } from 'amqplib';
import { diedReason, maxAttempts } from '../delivery.ts';
import type { CloudEvent, DeadLetter } from '../port.ts';

const attemptsHeader = 'theke-attempts';
const reasonHeader = 'theke-reason';
const diedAtHeader = 'theke-dead-at';

/** Undefined if the message is not an event. */
export function readEvent(message: Message): CloudEvent | undefined {
  try {
    const event = JSON.parse(message.content.toString());
    return typeof event.id === 'string' && typeof event.type === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
}

/** Failed attempts before this delivery, as recorded in the message header. */
export const attemptsOf = (message: Message): number => Number(message.properties.headers?.[attemptsHeader] ?? 0);

/**
 * How often the broker redelivered this message. RabbitMQ 4 counts deliveries lost with their consumer in the second
 * header.
 */
export function redeliveriesOf(message: Message): number {
  const headers = message.properties.headers ?? {};
  return Math.max(Number(headers['x-delivery-count'] ?? 0), Number(headers['x-acquired-count'] ?? 0));
}

export const attempted = (attempts: number) => ({ [attemptsHeader]: attempts });

export const died = (attempts: number, reason: string) => ({
  [attemptsHeader]: attempts,
  [reasonHeader]: reason,
  [diedAtHeader]: new Date().toISOString(),
});

/** Reads the headers written by `died`, or those of the broker if it moved the message itself. */
export function readDeadLetter(message: Message): DeadLetter | undefined {
  const event = readEvent(message);
  if (!event) return undefined;
  const headers = message.properties.headers ?? {};
  const byUs = headers[reasonHeader] !== undefined;
  return {
    id: event.id,
    event,
    reason: byUs ? String(headers[reasonHeader]) : diedReason,
    attempts: byUs ? attemptsOf(message) : maxAttempts,
    at: byUs ? new Date(headers[diedAtHeader]) : new Date((headers['x-death']?.[0]?.time.value ?? 0) * 1000),
  };
}
