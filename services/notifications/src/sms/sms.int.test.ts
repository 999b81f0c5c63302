import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Message } from '@theke/contracts/notifications/message';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { anOrder, aShop, guest } from '../../testing/order-samples.ts';
import { startSmsProvider } from '../../testing/sms-simulator.ts';
import { delayAfter } from '../messages/message.ts';
import { notifications } from '../service.ts';

let provider: Awaited<ReturnType<typeof startSmsProvider>>;
let service: TestService<Awaited<ReturnType<typeof notifications.setup>>>;
let clock = new Date('2026-11-21T11:00:00Z');

beforeAll(async () => {
  provider = await startSmsProvider('geheim');
  const env = { SMS_URL: provider.url, SMS_TOKEN: 'geheim', SMS_FROM: 'Marillo' };
  service = await startForTest(notifications, { env, now: () => clock });
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

async function oneSms(phone = guest.phone) {
  const tenant = uuidv7();
  const order = anOrder({ contact: { ...guest, email: '', phone } });
  await aShop(service, tenant, order.branch, { config: { enablePluginSMS: true }, email: '' });
  await service.publish(tenant, order.placed());
  await service.settled();
  return async () => {
    const reply = await request(service, 'GET', '/api/messages', { as: asStaff(tenant), now: clock });
    return (reply.body.data as Message[])[0] as Message;
  };
}
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
  return service.runTimers();
};

test('sends an SMS with the dialable number under its own id', async () => {
  const sms = await oneSms('0043 664 123 45 67');
  await service.runTimers();
  const { id, state, carrier } = await sms();
  expect({ state, carrier }).toEqual({ state: 'sent', carrier: 'sms-provider' });
  expect(provider.taken.find(({ reference }) => reference === id)).toMatchObject({ from: 'Marillo', to: guest.phone });
});

test.each([['silent'], [503], [429], [401]] as const)('retries after "%s" and delivers once', async (trouble) => {
  const sms = await oneSms();
  provider.plan(trouble);
  await service.runTimers();
  expect(await sms()).toMatchObject({ state: 'queued', attempts: 1 });
  await pass(delayAfter(1));
  const { id, state } = await sms();
  expect(state).toBe('sent');
  expect(provider.taken.filter(({ reference }) => reference === id)).toHaveLength(1);
});

test('does not retry a number that the provider refuses, and omits it from the error', async () => {
  provider.plan(422);
  const sms = await oneSms();
  await service.runTimers();
  const { state, lastError } = await sms();
  expect(state).toBe('failed');
  expect(lastError).toBe('Der SMS-Anbieter hat die Nachricht abgelehnt (Antwort 422).');
});
