import { expect, test } from '@jest/globals';
import type { PushSubscription } from '@theke/contracts/notifications/push';
import { type PushKnowledge, pushStateOf } from './push-state.ts';

const mine: PushSubscription = {
  fingerprint: 'a',
  branches: null,
  isForOrders: true,
  isForEveryOrder: false,
  isForOwnWork: false,
  createdAt: '2026-11-21T18:30:00.000Z',
};
const knowledge: PushKnowledge = {
  isSupported: true,
  permission: 'granted',
  key: 'B',
  fingerprint: 'a',
  subscriptions: [{ ...mine, fingerprint: 'b' }, mine],
};

test.each<[string, Partial<PushKnowledge>, string]>([
  ['on if the account has a subscription of this browser', {}, 'on'],
  ['hidden if push is not configured', { key: null }, 'hidden'],
  ['hidden if push is not configured, also without browser support', { key: null, isSupported: false }, 'hidden'],
  ['unsupported without browser support', { isSupported: false }, 'unsupported'],
  ['blocked if the permission was denied', { permission: 'denied' }, 'blocked'],
  ['off before the permission was requested', { permission: 'default', fingerprint: undefined }, 'off'],
  ['off after the permission was reset', { permission: 'default' }, 'off'],
  ['off without a subscription in the browser', { fingerprint: undefined }, 'off'],
  ['off if the subscription belongs to the previous user', { subscriptions: [] }, 'off'],
])('%s', (_, changes, expected) => expect(pushStateOf({ ...knowledge, ...changes }).is).toBe(expected));
