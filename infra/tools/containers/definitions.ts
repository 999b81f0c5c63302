import { assertTopology, namesIn } from '@theke/kit/bus/amqp/topology';
import { defaultPolicy } from '@theke/kit/bus/delivery';
import { workQueues } from '@theke/topology/topology';
import type { Channel } from 'amqplib';

const vhost = '/';

/**
 * The exchanges, queues and bindings that services declare at start (kit, `assertTopology`), as a file that RabbitMQ
 * loads at boot.
 */
export async function definitionsFile(): Promise<string> {
  const exchanges: object[] = [];
  const queues: object[] = [];
  const bindings: object[] = [];
  /** A channel that records the declarations. */
  const recorder = {
    assertExchange: async (name: string, type: string, { durable }: { durable: boolean }) =>
      void exchanges.push({ name, vhost, type, durable, auto_delete: false, internal: false, arguments: {} }),
    assertQueue: async (name: string, options: { durable: boolean; arguments: object }) =>
      void queues.push({ name, vhost, durable: options.durable, auto_delete: false, arguments: options.arguments }),
    bindQueue: async (queue: string, source: string, pattern: string) =>
      void bindings.push({
        source,
        vhost,
        destination: queue,
        destination_type: 'queue',
        routing_key: pattern,
        arguments: {},
      }),
  } as unknown as Channel;
  await assertTopology(recorder, namesIn('theke'), workQueues, defaultPolicy.retryDelays);
  return `${JSON.stringify({ exchanges, queues, bindings }, null, 2)}\n`;
}
