// RabbitMQ implementation of the bus (3.10 or newer). Publishing and consuming use separate connections: when memory or
// disk runs low, the broker stops reading from a connection that publishes. Acknowledgements on the same connection
// would be blocked too, and could never free any memory.
import type { ChannelModel } from 'amqplib';
import { broadcastConsumer } from './amqp/broadcast.ts';
import { openConnection } from './amqp/connection.ts';
import { createDeadLetters } from './amqp/dead-letters.ts';
import { createPublisher } from './amqp/publisher.ts';
import { assertTopology, namesIn } from './amqp/topology.ts';
import { type Consumer, workConsumer } from './amqp/work.ts';
import type { DeliveryPolicy } from './delivery.ts';
import { type Bus, type BusLog, listens, mustHaveQueue, type WorkQueues } from './port.ts';

export type AmqpBusOptions = { url: string; workQueues: WorkQueues; log: BusLog; policy: DeliveryPolicy };

/**
 * `?namespace=name` in the URL separates instances that share a broker. Default: `theke`.
 * Resolves when connected and the topology is declared. If the broker is not reachable, resolves after a few seconds;
 * `isHealthy()` then returns false until the broker is connected.
 */
export async function openAmqpBus({ url, workQueues, log, policy }: AmqpBusOptions): Promise<Bus> {
  const names = namesIn(new URL(url).searchParams.get('namespace') ?? 'theke');
  const publisher = createPublisher();
  const consumers = new Set<Consumer>();
  const deadLetters = createDeadLetters(publisher, names);

  let takingFrom: ChannelModel | undefined;
  // Resolves when the topology is declared. On a fresh broker, consumers have no queues before that.
  let stands: () => void = () => {};
  const topology = new Promise<void>((resolve) => {
    stands = resolve;
  });
  const [sending, taking] = await Promise.all([
    openConnection(url, 'theke publishes', log, async (model) => {
      const channel = await model.createConfirmChannel();
      channel.on('error', (error) => log.error({ reason: error.message }, 'publishing channel failed'));
      channel.once('close', () => model.close().catch(() => {}));
      await assertTopology(channel, names, workQueues, policy.retryDelays);
      publisher.use(channel);
      stands();
    }),
    openConnection(url, 'theke consumes', log, async (model) => {
      model.once('close', () => {
        if (takingFrom === model) takingFrom = undefined;
      });
      await topology;
      for (const consumer of consumers) await consumer.attach(model); // including those added during this loop
      takingFrom = model;
    }),
  ]);

  /** While the broker is away, this only registers the consumer; the next setup attaches it. */
  async function start(consumer: Consumer) {
    consumers.add(consumer);
    try {
      if (takingFrom) await consumer.attach(takingFrom);
    } catch (error) {
      consumers.delete(consumer);
      throw error;
    }
    return {
      async close() {
        consumers.delete(consumer);
        await consumer.close();
      },
    };
  }

  const connected = (): ChannelModel => {
    if (!takingFrom) throw new Error('The message broker is not connected.');
    return takingFrom;
  };

  const hasListener = (type: string) => Object.keys(workQueues).some((service) => listens(workQueues, service, type));

  return {
    publish: (events) =>
      publisher.send(
        events.map((event) => ({
          exchange: names.events,
          routingKey: event.type,
          event,
          mustArrive: hasListener(event.type),
        })),
      ),
    async sendTo(service, events) {
      mustHaveQueue(workQueues, service);
      const routingKey = names.work(service);
      await publisher.send(events.map((event) => ({ exchange: '', routingKey, event, mustArrive: true })));
    },
    async work(service, handle) {
      mustHaveQueue(workQueues, service);
      return start(workConsumer({ publisher, names, policy, log }, service, handle));
    },
    broadcast: (types, handle, onReset) =>
      start(broadcastConsumer({ names, policy, log }, types, handle, onReset, takingFrom !== undefined)),
    depth: async (service) => deadLetters.depth(connected(), service),
    deadLetters: async (service, tenant) => deadLetters.list(connected(), service, tenant),
    redrive: async (service, which = {}) => deadLetters.redrive(connected(), service, which),
    isHealthy: () => publisher.isReady() && takingFrom !== undefined,
    async close() {
      await Promise.all([...consumers].map((consumer) => consumer.close()));
      consumers.clear();
      await taking.close();
      await sending.close();
    },
  };
}
