import { expect, test } from '@jest/globals';
import { orderStates } from '@theke/rules/orders/order-states';
import { aConfig, aNewOrder } from '../../testing/order-samples.ts';
import { place } from './order-decisions.ts';
import { requestMessage } from './request-message.ts';

const at = new Date('2026-11-21T18:30:00.000Z');
const reachable = { email: 'katharina@example.at', phone: '+436641234567' };
const order = (contact: Partial<typeof reachable> = reachable) => {
  const placed = place(aNewOrder(at)).next;
  return { ...placed, contact: { ...placed.contact, email: '', phone: '', ...contact } };
};
const config = { ...aConfig, enablePluginSMS: true };

test.each(['email', 'sms'] as const)(
  'publishes a request for %s with the order and without personal data',
  (channel) => {
    const { type, data } = requestMessage({ order: order(), channel, config }, at);
    expect(type).toBe('ordering.new-order-message-requested.v1');
    expect(data).toMatchObject({ channel });
    expect(JSON.stringify(data)).not.toMatch(/katharina|6641234567/);
  },
);

// ORDER-29
test('refuses a guest without address or number, and an SMS if the shop sends none', () => {
  const codeOf = (ask: () => unknown) => {
    try {
      return ask();
    } catch (error) {
      return (error as { faults: { code: string }[] }).faults[0]?.code;
    }
  };
  expect(codeOf(() => requestMessage({ order: order({ email: '' }), channel: 'email', config }, at))).toBe('NO_EMAIL');
  expect(codeOf(() => requestMessage({ order: order({ phone: '' }), channel: 'sms', config }, at))).toBe('NO_PHONE');
  expect(codeOf(() => requestMessage({ order: order(), channel: 'sms', config: aConfig }, at))).toBe('SMS_OFF');
});

test('refuses a confirmation for an order that was never paid', () => {
  const refused = orderStates.filter((status) => {
    try {
      return !requestMessage({ order: { ...order(), status }, channel: 'email', config }, at);
    } catch {
      return true;
    }
  });
  expect(refused).toEqual(['awaiting-payment', 'failed']);
});
