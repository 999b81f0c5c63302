import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ChannelModel, GetMessage } from 'amqplib';
import type { DeadLetter, QueueDepth, Redriven } from '../port.ts';
import { readDeadLetter } from './message.ts';
import type { Publisher } from './publisher.ts';
import type { Names } from './topology.ts';

/** Maximum number of dead letters per call. */
const max = 500;
/** Maximum number of messages read per call; dead letters of other tenants are mixed in. */
const maxDeadLetters = 5_000;
/** Polling until returned messages are back in the queue: pause in ms and maximum number of polls. */
const backAfter = { pause: 10, tries: 100 };

/**
 * Reads dead letters by taking them and returning them: a quorum queue offers no other way. Reads of one queue run one
 * after another in this process, so that concurrent reads do not each see half. Reads by other replicas may still
 * overlap briefly.
 */
export function createDeadLetters(publisher: Publisher, names: Names) {
  const looking = new Map<string, Promise<unknown>>();

  function alone<T>(model: ChannelModel, queue: string, look: (channel: Channel) => Promise<T>): Promise<T> {
    const before = looking.get(queue) ?? Promise.resolve();
    const next = before.then(
      () => withChannel(model, look),
      () => withChannel(model, look),
    );
    looking.set(queue, next);
    return next;
  }

  return {
    depth(model: ChannelModel, service: string): Promise<QueueDepth> {
      const dead = names.dead(service);
      return alone(model, dead, async (channel) => ({
        waiting: (await countIn(channel, names.work(service))) + (await countIn(channel, names.quarantine(service))),
        dead: await countIn(channel, dead),
      }));
    },

    list(model: ChannelModel, service: string, tenant: string | undefined): Promise<DeadLetter[]> {
      const letters: DeadLetter[] = [];
      const queue = names.dead(service);
      return alone(model, queue, async (channel) => {
        await takeEach(channel, queue, async (letter) => {
          if (letters.length < max && (!tenant || letter.event.tenantid === tenant)) letters.push(letter);
          return false;
        });
        return letters;
      });
    },

    redrive(model: ChannelModel, service: string, { tenant, ids }: Redriven): Promise<number> {
      const queue = names.dead(service);
      return alone(model, queue, (channel) =>
        takeEach(channel, queue, async ({ id, event }) => {
          if ((ids && !ids.includes(id)) || (tenant && event.tenantid !== tenant)) return false;
          await publisher.send([{ exchange: '', routingKey: names.work(service), event, mustArrive: true }]);
          return true;
        }),
      );
    },
  };
}

const countIn = async (channel: Channel, queue: string): Promise<number> =>
  (await channel.checkQueue(queue)).messageCount;

/**
 * Takes all messages that are now in the queue. Acknowledges those for which `isDone` returns true and returns the
 * others in their order. Resolves with the number acknowledged, once the others are back in the queue: the broker
 * returns them with a short delay.
 */
async function takeEach(
  channel: Channel,
  queue: string,
  isDone: (letter: DeadLetter) => Promise<boolean>,
): Promise<number> {
  const waiting = await countIn(channel, queue);
  const received: GetMessage[] = [];
  while (received.length < Math.min(waiting, maxDeadLetters)) {
    const message = await channel.get(queue);
    if (!message) break;
    received.push(message);
  }
  let done = 0;
  for (const message of received) {
    const letter = readDeadLetter(message);
    if (!letter || !(await isDone(letter))) continue;
    channel.ack(message);
    done++;
  }
  if (done === received.length) return done;
  channel.nackAll(true);
  for (let tries = 0; tries < backAfter.tries && (await countIn(channel, queue)) < waiting - done; tries++)
    await wait(backAfter.pause);
  return done;
}

async function withChannel<T>(model: ChannelModel, use: (channel: Channel) => Promise<T>): Promise<T> {
  const channel = await model.createChannel();
  channel.on('error', () => {}); // the rejected call below reports it
  try {
    return await use(channel);
  } finally {
    await channel.close().catch(() => {}); // returns messages that were neither acknowledged nor rejected
  }
}
