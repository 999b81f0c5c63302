import { setTimeout as wait } from 'node:timers/promises';
import type { ConfirmChannel, Message } from 'amqplib';
import type { CloudEvent } from '../port.ts';

export type Outgoing = {
  exchange: string;
  routingKey: string;
  event: CloudEvent;
  headers?: Record<string, string | number>;
  /** Whether it is an error if no queue receives the message. */
  mustArrive: boolean;
};

export type Publisher = {
  /**
   * Resolves when the broker has stored all messages. Rejects if any may not be stored, and immediately while
   * disconnected.
   */
  send(messages: readonly Outgoing[]): Promise<void>;
  /** Sends through this channel until it closes. */
  use(channel: ConfirmChannel): void;
  isReady(): boolean;
};

/** Maximum number of unconfirmed messages. Measured: 25,000/s with 256, 475/s when each waits for its confirm. */
const window = 256;

/** Maximum number of sends of a message that the broker refuses, and the pause between them in ms. */
const tries = { max: 5, pause: 50 };

export function createPublisher(): Publisher {
  let channel: ConfirmChannel | undefined;
  let sent = 0;
  const returned = new Set<string>();

  /**
   * Sends again if the broker refuses. While one queue is being deleted, e.g. that of a stopped replica, the broker
   * refuses the message for all queues (seen with RabbitMQ 4.3). The other queues may then receive it twice, which
   * consumers tolerate for any event.
   */
  async function sendOne(outgoing: Outgoing): Promise<void> {
    for (let tried = 1; ; tried++) {
      const through = channel;
      try {
        return await sendOnce(outgoing);
      } catch (error) {
        if (!isRefusal(error) || tried === tries.max || channel !== through) throw error;
        await wait(tries.pause);
      }
    }
  }

  function sendOnce({ exchange, routingKey, event, headers, mustArrive }: Outgoing): Promise<void> {
    return new Promise((done, fail) => {
      if (!channel) throw new Error('The message broker is not connected.');
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
        // A message that no queue receives is returned first, and confirmed nevertheless.
        const wasReturned = returned.delete(correlationId);
        if (error) fail(error);
        else if (wasReturned && mustArrive)
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

/** amqplib provides no error code. A closing channel has a different message. */
const isRefusal = (error: unknown): boolean => (error as Error).message === 'message nacked';
