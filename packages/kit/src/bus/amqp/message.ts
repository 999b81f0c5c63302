// How an event and its history are written into an AMQP message.
import type { Message } from 'amqplib';
import { diedReason, maxAttempts } from '../delivery.ts';
import type { CloudEvent, DeadLetter } from '../port.ts';

const attemptsHeader = 'theke-attempts';
const reasonHeader = 'theke-reason';
const diedAtHeader = 'theke-dead-at';

/** Undefined when it is no event at all. */
export function readEvent(message: Message): CloudEvent | undefined {
  try {
    const event = JSON.parse(message.content.toString());
    return typeof event.id === 'string' && typeof event.type === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
}

/** Attempts that ended badly before this delivery and are written in the message itself. */
export const attemptsOf = (message: Message): number => Number(message.properties.headers?.[attemptsHeader] ?? 0);

/** Deliveries of this very message that came back. RabbitMQ 4 tells those of lost consumers under the second name. */
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

/** Reads what `died` wrote, or what the broker noted when it moved the message itself. */
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
