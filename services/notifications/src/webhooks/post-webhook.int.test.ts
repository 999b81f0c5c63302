import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AddressRule } from '@theke/kit/outgoing/address-rule';
import { parseNets } from '@theke/kit/outgoing/nets';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { postWebhook } from './post-webhook.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());

const home = new AddressRule(parseNets('127.0.0.0/8'));
const outside = new AddressRule(parseNets(''));
const message = { headers: { 'webhook-id': 'a' }, body: '{"data":"ä"}' };
const post = (url = receiver.url, rule = home) => postWebhook(rule, url, message);

test('sends the body and returns status and answer', async () => {
  expect(await post()).toEqual({ status: 200, error: null, response: 'answer 200' });
  expect(receiver.received.at(-1)).toMatchObject({ body: message.body, id: 'a' });
});

// HOOK-06
test('follows no redirect', async () => {
  const before = receiver.received.length;
  receiver.plan((response) => response.writeHead(307, { location: receiver.url }).end());
  expect(await post()).toMatchObject({ status: 307, error: expect.stringContaining('leitet weiter') });
  expect(receiver.received).toHaveLength(before + 1);
});

test('reads one kilobyte of an answer that never ends', async () => {
  receiver.plan((response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', more);
    more();
  });
  const outcome = await post();
  expect(outcome).toMatchObject({ status: 200, error: null });
  expect(outcome.response).toBe('x'.repeat(1_024));
});

test('keeps the status of an answer that breaks off', async () => {
  receiver.plan((response) => {
    response.writeHead(500, { 'content-length': 100 }).write('half', () => response.destroy());
  });
  expect(await post()).toEqual({ status: 500, error: 'Der Empfänger antwortet mit 500.', response: 'half' });
});

test('removes null characters, which the database refuses', async () => {
  receiver.plan((response) => response.end('a\0b'));
  expect((await post()).response).toBe('a\ufffdb');
});

test.each([
  ['a private address', () => 'http://10.0.0.5/'],
  ['this machine', () => receiver.url],
  ['this machine by https', () => receiver.url.replace('http:', 'https:')],
  ['a name that leads to this machine', () => `https://localhost:${receiver.port}/theke`],
  ['metadata of a cloud', () => 'https://169.254.169.254/latest/meta-data'],
  ['an embedded IPv4 address', () => `https://[::ffff:127.0.0.1]:${receiver.port}/`],
  ['another spelling', () => `https://2130706433:${receiver.port}/`],
])('calls neither a private network nor this machine: %s', async (_, url) => {
  const before = receiver.received.length;
  expect(await post(url(), outside)).toEqual({
    status: null,
    error: 'Die Adresse führt in ein internes Netz oder ist nicht über https erreichbar.',
    response: '',
  });
  expect(receiver.received).toHaveLength(before);
});

test('says why there is no answer', async () => {
  const closed = await startWebhookReceiver();
  await closed.stop();
  expect(await post(closed.url)).toMatchObject({ status: null, error: 'Der Server lehnt die Verbindung ab.' });
  receiver.plan((response) => response.destroy());
  expect(await post()).toMatchObject({ status: null, error: 'Die Verbindung ist abgebrochen.' });
  expect(await post(receiver.url.replace('http:', 'https:'))).toMatchObject({ status: null });
});
