// Exchanges and queues in the broker. Three quorum queues per service, and four retry queues for all:
//
//   events (topic) --type--> SERVICE           a redelivered message is moved to SERVICE.suspects
//                            SERVICE.suspects  one at a time; the broker moves it on after its last delivery
//                            SERVICE.dead      waits for a person
//   retry.MS (fanout) -----> retry.MS          held for MS milliseconds, then back to the queue its routing key names
//
// The retry queues are shared: a message keeps its service's queue as routing key, and expires through the default
// exchange. One queue per delay instead of a TTL per message, because a queue only checks its head.
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

/** Binding pattern for an event type. */
export const toPattern = (type: string) => (type === '*' ? '#' : type);

/** Declares all exchanges and queues. Existing ones are left alone, as are bindings no longer in the topology. */
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
    // Reading a dead letter and returning it counts as a delivery; by default RabbitMQ 4 drops a message after 20.
    await channel.assertQueue(dead, quorum({ 'x-delivery-limit': 1_000_000_000 }));
    await channel.assertQueue(work, quorum(thenTo('', dead)));
    await channel.assertQueue(
      names.quarantine(service),
      // Delivery 1 was in the work queue. A limit of n means n + 1 deliveries.
      quorum({ 'x-delivery-limit': maxAttempts - 2, ...thenTo('', dead) }),
    );
    for (const type of types) await channel.bindQueue(work, names.events, toPattern(type));
  }
}

type Arguments = Record<string, string | number>;

const quorum = (more: Arguments): Options.AssertQueue => ({
  durable: true,
  arguments: { 'x-queue-type': 'quorum', ...more },
});

/** Dead-letters through `exchange`, at least once: a message is removed only after the next queue has confirmed it. */
const thenTo = (exchange: string, routingKey?: string): Arguments => ({
  'x-dead-letter-exchange': exchange,
  ...(routingKey === undefined ? {} : { 'x-dead-letter-routing-key': routingKey }),
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish', // required by at-least-once
});
