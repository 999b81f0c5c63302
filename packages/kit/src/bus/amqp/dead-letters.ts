import type { Channel, ChannelModel, GetMessage } from 'amqplib';
import type { DeadLetter } from '../port.ts';
import { readDeadLetter } from './message.ts';
import type { Publisher } from './publisher.ts';
import type { Names } from './topology.ts';

const most = 500;

/** Takes them and gives them all back, in their order: a quorum queue has no other way of looking. */
export const listDeadLetters = (model: ChannelModel, names: Names, service: string): Promise<DeadLetter[]> =>
  withTaken(model, names.dead(service), async (_channel, messages) =>
    messages.map(readDeadLetter).filter((letter) => letter !== undefined),
  );

export const redriveDeadLetters = (
  model: ChannelModel,
  publisher: Publisher,
  names: Names,
  service: string,
  ids?: readonly string[],
): Promise<number> =>
  withTaken(model, names.dead(service), async (channel, messages) => {
    let count = 0;
    for (const message of messages) {
      const letter = readDeadLetter(message);
      if (!letter || (ids && !ids.includes(letter.id))) continue;
      await publisher.send([{ exchange: '', routingKey: names.work(service), event: letter.event, mustArrive: true }]);
      channel.ack(message);
      count++;
    }
    return count;
  });

async function withTaken<T>(
  model: ChannelModel,
  queue: string,
  use: (channel: Channel, messages: GetMessage[]) => Promise<T>,
): Promise<T> {
  const channel = await model.createChannel();
  channel.on('error', () => {}); // the rejected call below tells
  try {
    const messages: GetMessage[] = [];
    while (messages.length < most) {
      const message = await channel.get(queue);
      if (!message) break;
      messages.push(message);
    }
    return await use(channel, messages);
  } finally {
    await channel.close().catch(() => {}); // gives back what was not acknowledged
  }
}
