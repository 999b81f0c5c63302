import { setTimeout as wait } from 'node:timers/promises';
import type { ConfirmChannel, Message } from 'amqplib';
import type { CloudEvent } from '../port.ts';

export type Outgoing = {
  exchange: string;
  routingKey: string;
  event: CloudEvent;
  headers?: Record<string, string | number>;
  /** Whether it is an error that no queue takes it. */
  mustArrive: boolean;
};

export type Publisher = {
  /** Resolves when the broker has stored all of them; rejects when one may not be, and at once while it is away. */
  send(messages: readonly Outgoing[]): Promise<void>;
  /** Sends through this channel until it closes. */
  use(channel: ConfirmChannel): void;
  isReady(): boolean;
};

/** Messages on their way at a time; measured 25,000/s with 256, 475/s when each waits for its confirm. */
const window = 256;

/** How often a message is sent that the broker refuses, and milliseconds between. */
const tries = { most: 5, pause: 50 };

export function createPublisher(): Publisher {
  let channel: ConfirmChannel | undefined;
  let sent = 0;
  const returned = new Set<string>();

  /**
   * A broker that goes on refuses a message where one of its queues is just going away, such as that of a replica that ended, also
   * for those that stay (seen with RabbitMQ 4.3): it is sent again. To them it may come twice, as any event may.
   */
  async function sendOne(outgoing: Outgoing): Promise<void> {
    for (let tried = 1; ; tried++) {
      const through = channel;
      try {
        return await sendOnce(outgoing);
      } catch (error) {
        if (!isRefusal(error) || tried === tries.most || channel !== through) throw error;
        await wait(tries.pause);
      }
    }
  }

  function sendOnce({ exchange, routingKey, event, headers, mustArrive }: Outgoing): Promise<void> {
    return new Promise((done, fail) => {
      if (!channel) throw new Error('The message broker is away.');
      const correlationId = String(++sent);
      const properties = {
        persistent: true,
        mandatory: true,
        contentType: 'application/cloudevents+json',
        messageId: event.id,
        type: event.type,
        correlationId,
        ...(headers ? { headers } : {}),
      };
      channel.publish(exchange, routingKey, Buffer.from(JSON.stringify(event)), properties, (error) => {
        // A message that no queue takes is confirmed all the same, after it was returned.
        const nobody = returned.delete(correlationId);
        if (error) fail(error);
        else if (nobody && mustArrive)
          fail(new Error(`No queue takes ${event.type} sent to ${exchange || routingKey}.`));
        else done();
      });
    });
  }

  return {
    async send(messages) {
      for (let from = 0; from < messages.length; from += window) {
        await Promise.all(messages.slice(from, from + window).map(sendOne));
      }
    },
    use(next) {
      channel = next;
      next.on('return', (message: Message) => returned.add(String(message.properties.correlationId)));
      next.once('close', () => {
        if (channel === next) channel = undefined;
        returned.clear();
      });
    },
    isReady: () => channel !== undefined,
  };
}

/** amqplib gives no code; a channel that closes says something else. */
const isRefusal = (error: unknown): boolean => (error as Error).message === 'message nacked';
