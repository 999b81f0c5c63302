import { expect, test } from '@jest/globals';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { headline, timeline } from './timeline.ts';

const order = (fields: Partial<PublicOrder>): PublicOrder =>
  ({
    isConfirmed: false,
    isInDelivery: false,
    isCompleted: false,
    isRejected: false,
    isCanceled: false,
    isFailed: false,
    isDelivery: false,
    rejectionMessage: null,
    confirmedAt: null,
    readyAt: null,
    completedAt: null,
    ...fields,
  }) as PublicOrder;
const stops = (fields: Partial<PublicOrder>) => timeline(order(fields)).map(({ label, state }) => `${label}: ${state}`);

test('the four stops follow the order', () => {
  expect(stops({})).toEqual(['Bestätigung: now', 'In Zubereitung: next', 'Abholbereit: next', 'Abgeschlossen: next']);
  expect(stops({ isConfirmed: true })).toEqual([
    'Bestätigt: done',
    'In Zubereitung: now',
    'Abholbereit: next',
    'Abgeschlossen: next',
  ]);
  expect(stops({ isConfirmed: true, isInDelivery: true })[2]).toBe('Abholbereit: now');
  expect(stops({ isConfirmed: true, isInDelivery: true, isDelivery: true })[2]).toBe('In Zustellung: now');
  expect(stops({ isConfirmed: true, isCompleted: true }).every((stop) => stop.endsWith('done'))).toBe(true);
});

test('a rejected order has one stop, with the reason', () => {
  const rejected = order({ isRejected: true, rejectionMessage: 'Der Ofen ist ausgefallen.' });
  expect(timeline(rejected)).toEqual([{ label: 'Storniert', text: 'Der Ofen ist ausgefallen.', state: 'stopped' }]);
  expect(headline(rejected)).toBe('Ihre Bestellung wurde storniert.');
});
