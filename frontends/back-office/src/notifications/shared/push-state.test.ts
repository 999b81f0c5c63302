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
const known: PushKnowledge = {
  isSupported: true,
  permission: 'granted',
  key: 'B',
  fingerprint: 'a',
  own: [{ ...mine, fingerprint: 'b' }, mine],
};

test.each<[string, Partial<PushKnowledge>, string]>([
  ['this browser is among the own ones', {}, 'on'],
  ['nobody set push up', { key: null }, 'hidden'],
  ['nobody set push up, and the browser cannot', { key: null, isSupported: false }, 'hidden'],
  ['the browser cannot', { isSupported: false }, 'unsupported'],
  ['the browser was told to block it', { permission: 'denied' }, 'blocked'],
  ['nobody was asked yet', { permission: 'default', fingerprint: undefined }, 'off'],
  ['the permission was taken back', { permission: 'default' }, 'off'],
  ['the browser has no subscription', { fingerprint: undefined }, 'off'],
  ['the subscription is the one of who was here before', { own: [] }, 'off'],
])('%s', (_, changes, expected) => expect(pushStateOf({ ...known, ...changes }).is).toBe(expected));
