// The publisher sends a message again if the broker refuses it temporarily.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testAmqpUrl, whyNoTestRabbitmq } from '@theke/local-servers/test-amqp-url';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { anEvent } from '../../../testing/conformance-transports.ts';
import { createPublisher } from './publisher.ts';

const why = whyNoTestRabbitmq();
const withBroker = why ? test.skip : test;
const queue = 'publisher-test';

let connection: ChannelModel;
let channel: Channel;
beforeAll(async () => {
  if (why) return;
  connection = await connect(await testAmqpUrl('publisher'));
  channel = await connection.createChannel();
  // The queue is full after one message and then rejects further ones.
  const limits = { 'x-max-length': 1, 'x-overflow': 'reject-publish' };
  await channel.assertQueue(queue, { exclusive: true, arguments: limits });
});
afterAll(() => connection?.close());

/** A publisher that counts the broker's refusals and calls `onRefusal` before it sees each one. */
async function publisherOver(onRefusal: () => Promise<unknown>) {
  const sending = await connection.createConfirmChannel();
  const publish = sending.publish.bind(sending);
  let refusals = 0;
  sending.publish = (exchange, key, content, options, confirmed) =>
    publish(exchange, key, content, options, async (error, ok) => {
      if (error) {
        refusals++;
        await onRefusal();
      }
      confirmed?.(error, ok);
    });
  const publisher = createPublisher();
  publisher.use(sending);
  const send = () =>
    publisher.send([{ exchange: '', routingKey: queue, event: anEvent('shop.sold.v1'), mustArrive: true }]);
  return { send, refusals: () => refusals };
}

withBroker('a message that the broker refuses is sent again, and there once it takes it', async () => {
  await channel.purgeQueue(queue);
  const { send, refusals } = await publisherOver(() => channel.purgeQueue(queue));
  // A classic queue checks its length after accepting: it may hold one message more than its limit.
  for (let sent = 0; refusals() === 0 && sent < 50; sent++) await send();
  expect(refusals()).toBe(1);
  expect(await channel.get(queue, { noAck: true })).toBeTruthy();
});

withBroker('reports a message that is refused repeatedly', async () => {
  await channel.purgeQueue(queue);
  const { send, refusals } = await publisherOver(async () => undefined);
  const untilRefused = async () => {
    for (let sent = 0; sent < 50; sent++) await send();
  };
  await expect(untilRefused()).rejects.toThrow('message nacked');
  expect(refusals()).toBe(5);
});
