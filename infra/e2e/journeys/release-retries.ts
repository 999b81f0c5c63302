import { namesIn } from '@theke/kit/bus/amqp/topology';
import { defaultPolicy } from '@theke/kit/bus/delivery';
import { connect } from 'amqplib';

/**
 * Releases messages that wait for a retry at once, as the broker would after the delay: every attempt is made without
 * waiting two and a half minutes.
 */
export async function releaseRetries(url: string): Promise<void> {
  const names = namesIn(new URL(url).searchParams.get('namespace') ?? 'theke');
  const model = await connect(url);
  try {
    const channel = await model.createConfirmChannel();
    for (const delay of defaultPolicy.retryDelays) {
      for (;;) {
        const message = await channel.get(names.retry(delay));
        if (!message) break;
        const { messageId, type, headers, contentType } = message.properties;
        channel.sendToQueue(message.fields.routingKey, message.content, {
          persistent: true,
          messageId,
          type,
          headers,
          contentType,
        });
        await channel.waitForConfirms();
        channel.ack(message);
      }
    }
    await channel.close();
  } finally {
    await model.close();
  }
}
