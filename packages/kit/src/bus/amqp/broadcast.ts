// A queue of this replica's own, that vanishes with its connection.
import type { Channel, ChannelModel } from 'amqplib';
import { attempt, type DeliveryPolicy, logUnheard } from '../delivery.ts';
import type { BusLog, Handle } from '../port.ts';
import { Running } from '../running.ts';
import { readEvent } from './message.ts';
import { type Names, patternOf } from './topology.ts';
import type { Consumer } from './work.ts';

export type BroadcastDeps = { names: Names; policy: DeliveryPolicy; log: BusLog };

export function broadcastConsumer(
  { names, policy, log }: BroadcastDeps,
  types: readonly string[],
  handle: Handle,
  onReset: () => void,
  /** False when the caller cannot know since when it receives: then the first connection is a reset too. */
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
    for (const type of types) await channel.bindQueue(queue, names.events, patternOf(type));
    // Without acknowledgements: what a broken connection loses, the reset makes good.
    await channel.consume(
      queue,
      (message) => {
        if (!message) model.close().catch(() => {});
        else running.add(hear(message));
      },
      { noAck: true },
    );
    current = channel;
    if (connections++ > 0) onReset();
  }

  async function hear(message: Parameters<typeof readEvent>[0]) {
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
