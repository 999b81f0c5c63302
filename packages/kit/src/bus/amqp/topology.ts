// What stands in the broker. Per service three quorum queues, and four that hold what waits for its next attempt:
//
//   events (topic) --type--> SERVICE           a redelivered message is moved to SERVICE.suspects
//                            SERVICE.suspects  one at a time; after its last delivery the broker itself moves it on
//                            SERVICE.dead      waits for a person
//   retry.MS (fanout) -----> retry.MS          held for MS milliseconds, then back to the queue its routing key names
//
// The retry queues are shared: a message keeps its service's queue as routing key, and expires through the default
// exchange. One queue per delay and not a TTL per message, because a queue only looks at its head.
import type { Channel, Options } from 'amqplib';
import { maxAttempts } from '../delivery.ts';
import type { WorkQueues } from '../port.ts';

/** All names start with the namespace, so that several instances can share one broker. */
export const namesIn = (namespace: string) => ({
  events: `${namespace}.events`,
  work: (service: string) => `${namespace}.${service}`,
  quarantine: (service: string) => `${namespace}.${service}.suspects`,
  dead: (service: string) => `${namespace}.${service}.dead`,
  retry: (milliseconds: number) => `${namespace}.retry.${milliseconds}`,
});

export type Names = ReturnType<typeof namesIn>;

/** A binding pattern for an event type. */
export const patternOf = (type: string) => (type === '*' ? '#' : type);

/** Declares everything; what is there already stays. Bindings that the topology no longer names stay too. */
export async function assertTopology(
  channel: Channel,
  names: Names,
  queues: WorkQueues,
  delays: readonly number[],
): Promise<void> {
  await channel.assertExchange(names.events, 'topic', { durable: true });
  for (const delay of new Set(delays)) {
    await channel.assertExchange(names.retry(delay), 'fanout', { durable: true });
    await channel.assertQueue(names.retry(delay), quorum({ 'x-message-ttl': delay, ...thenTo('') }));
    await channel.bindQueue(names.retry(delay), names.retry(delay), '');
  }
  for (const [service, types] of Object.entries(queues)) {
    const [work, dead] = [names.work(service), names.dead(service)];
    // Reading dead letters without taking them counts as deliveries, and RabbitMQ 4 drops after 20 by default.
    await channel.assertQueue(dead, quorum({ 'x-delivery-limit': 1_000_000_000 }));
    await channel.assertQueue(work, quorum(thenTo('', dead)));
    await channel.assertQueue(
      names.quarantine(service),
      // The delivery that brought it here was the first; a limit of n means n + 1 deliveries.
      quorum({ 'x-delivery-limit': maxAttempts - 2, ...thenTo('', dead) }),
    );
    for (const type of types) await channel.bindQueue(work, names.events, patternOf(type));
  }
}

type Arguments = Record<string, string | number>;

const quorum = (more: Arguments): Options.AssertQueue => ({
  durable: true,
  arguments: { 'x-queue-type': 'quorum', ...more },
});

/** Dead-letters through `exchange`. At least once: the message leaves only when the next queue has confirmed it. */
const thenTo = (exchange: string, routingKey?: string): Arguments => ({
  'x-dead-letter-exchange': exchange,
  ...(routingKey === undefined ? {} : { 'x-dead-letter-routing-key': routingKey }),
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish', // at-least-once demands it
});
