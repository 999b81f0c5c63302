// Consumer of a service's work queue, for one replica.
import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { attempt, type DeliveryPolicy, delayAfter, diedReason, logFailure, maxAttempts } from '../delivery.ts';
import type { BusLog, CloudEvent, Handle } from '../port.ts';
import { Running } from '../running.ts';
import { attempted, attemptsOf, died, readEvent, redeliveriesOf } from './message.ts';
import type { Outgoing, Publisher } from './publisher.ts';
import type { Names } from './topology.ts';

export type WorkDeps = { publisher: Publisher; names: Names; policy: DeliveryPolicy; log: BusLog };

export type Consumer = {
  /** Starts consuming on this connection; called again after each reconnect. */
  attach(model: ChannelModel): Promise<void>;
  close(): Promise<void>;
};

type Delivery = { channel: Channel; message: ConsumeMessage; event: CloudEvent };

export function workConsumer(deps: WorkDeps, service: string, handle: Handle): Consumer {
  const { publisher, names, policy, log } = deps;
  const running = new Running();
  const open = new Set<Channel>();
  let current: { channel: Channel; tags: string[] } | undefined;
  let closing = false;

  async function attach(model: ChannelModel) {
    const channel = await model.createChannel();
    open.add(channel);
    channel.on('error', (error) => log.error({ consumer: service, reason: error.message }, 'channel failed'));
    channel.once('close', () => {
      open.delete(channel);
      if (!closing) model.close().catch(() => {}); // reconnects and runs setup again
    });
    await channel.prefetch(policy.concurrency);
    const work = await channel.consume(names.work(service), (message) => take(model, channel, message, tryIt));
    await channel.prefetch(1);
    const quarantine = await channel.consume(names.quarantine(service), (message) =>
      take(model, channel, message, tryQuarantined),
    );
    current = { channel, tags: [work.consumerTag, quarantine.consumerTag] };
  }

  function take(
    model: ChannelModel,
    channel: Channel,
    message: ConsumeMessage | null,
    then: (d: Delivery) => Promise<void>,
  ) {
    if (!message) {
      model.close().catch(() => {}); // the broker cancelled the consumer; the next setup declares the queue again
      return;
    }
    const event = readEvent(message);
    if (event) return running.add(then({ channel, message, event }));
    log.error(
      { consumer: service, messageId: message.properties.messageId },
      'message is not an event, moved to the dead letters',
    );
    acknowledge(channel, () => channel.nack(message, false, false));
  }

  /** First attempts and regular retries from the work queue. */
  async function tryIt(delivery: Delivery) {
    const attempts = attemptsOf(delivery.message);
    if (!delivery.message.fields.redelivered) return run(delivery, attempts);
    // The last attempt ended without an acknowledgement. This event may have crashed the process, or may only have run
    // concurrently with the event that did.
    await move(delivery, { exchange: '', routingKey: names.quarantine(service), headers: attempted(attempts + 1) });
  }

  async function tryQuarantined(delivery: Delivery) {
    const attempts = attemptsOf(delivery.message) + redeliveriesOf(delivery.message);
    if (attempts < maxAttempts) return run(delivery, attempts);
    // The broker's delivery limit counts deliveries in this queue only.
    logFailure(log, delivery.event, service, attempts, { reason: diedReason });
    await park(delivery, attempts, diedReason);
  }

  async function run(delivery: Delivery, before: number) {
    const { channel, message, event } = delivery;
    const failure = await attempt(handle, event, policy.handlerTimeout);
    if (!failure) return acknowledge(channel, () => channel.ack(message));
    const attempts = before + 1;
    logFailure(log, event, service, attempts, failure);
    if (attempts >= maxAttempts) return park(delivery, attempts, failure.reason);
    const exchange = names.retry(delayAfter(policy, attempts));
    await move(delivery, { exchange, routingKey: names.work(service), headers: attempted(attempts) });
  }

  const park = (delivery: Delivery, attempts: number, reason: string) =>
    move(delivery, { exchange: '', routingKey: names.dead(service), headers: died(attempts, reason) });

  /**
   * Publishes to the target, then acknowledges here: a crash in between may duplicate the message, but never lose it.
   */
  async function move(
    { channel, message, event }: Delivery,
    to: Pick<Outgoing, 'exchange' | 'routingKey' | 'headers'>,
  ) {
    while (open.has(channel)) {
      try {
        await publisher.send([{ ...to, event, mustArrive: true }]);
        return acknowledge(channel, () => channel.ack(message));
      } catch (error) {
        log.warn({ consumer: service, event: event.id, reason: String(error) }, 'event not moved, retrying');
        if (closing) return; // redelivered to another replica
        await wait(1000, undefined, { ref: false });
      }
    }
  }

  /** Does nothing on a closed channel: the broker delivers the message again. */
  function acknowledge(channel: Channel, how: () => void) {
    if (open.has(channel)) how();
  }

  async function close() {
    closing = true;
    if (current && open.has(current.channel)) {
      await Promise.all(current.tags.map((tag) => current?.channel.cancel(tag))).catch(() => {});
    }
    await running.settled();
    if (current && open.has(current.channel)) await current.channel.close().catch(() => {});
  }

  return { attach, close };
}
