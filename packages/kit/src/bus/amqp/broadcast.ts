// Broadcast consumer: an exclusive queue of this replica, deleted with its connection.
import type { Channel, ChannelModel } from 'amqplib';
import { attempt, type DeliveryPolicy, logUnheard } from '../delivery.ts';
import type { BusLog, Handle } from '../port.ts';
import { Running } from '../running.ts';
import { readEvent } from './message.ts';
import { type Names, toPattern } from './topology.ts';
import type { Consumer } from './work.ts';

export type BroadcastDeps = { names: Names; policy: DeliveryPolicy; log: BusLog };

export function broadcastConsumer(
  { names, policy, log }: BroadcastDeps,
  types: readonly string[],
  handle: Handle,
  onReset: () => void,
  /** If false, the caller does not know when delivery begins, so the first connection calls `onReset` too. */
  hearsAtOnce: boolean,
): Consumer {
  const running = new Running();
  let current: Channel | undefined;
  let connections = hearsAtOnce ? 0 : 1;
  let closing = false;

  async function attach(model: ChannelModel) {
    const channel = await model.createChannel();
    channel.on('error', (error) => log.error({ consumer: 'broadcast', reason: error.message }, 'channel failed'));
    channel.once('close', () => {
      if (!closing) model.close().catch(() => {});
    });
    const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false });
    for (const type of types) await channel.bindQueue(queue, names.events, toPattern(type));
    // No acknowledgements: events lost with a broken connection are covered by the reset.
    await channel.consume(
      queue,
      (message) => {
        if (!message) model.close().catch(() => {});
        else running.add(receive(message));
      },
      { noAck: true },
    );
    current = channel;
    if (connections++ > 0) onReset();
  }

  async function receive(message: Parameters<typeof readEvent>[0]) {
    const event = readEvent(message);
    if (!event) return;
    const failure = await attempt(handle, event, policy.handlerTimeout);
    if (!failure) return;
    logUnheard(log, event, failure);
    onReset();
  }

  return {
    attach,
    async close() {
      closing = true;
      await current?.close().catch(() => {});
      await running.settled();
    },
  };
}
