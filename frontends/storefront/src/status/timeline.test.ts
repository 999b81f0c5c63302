import { expect, test } from '@jest/globals';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { headline, subline, timeline } from './timeline.ts';

const order = (fields: Partial<PublicOrder>): PublicOrder =>
  ({
    status: 'placed',
    kind: 'order',
    deliveryType: fields.isDelivery ? 'delivery' : 'takeaway',
    appointmentDate: null,
    counterAppointment: null,
    isDelivered: false,
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

// STATUS-02
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

// STATUS-02, STATUS-05
test('a rejected order has one stop, with the reason', () => {
  const rejected = order({ status: 'rejected', isRejected: true, rejectionMessage: 'Der Ofen ist ausgefallen.' });
  expect(timeline(rejected)).toEqual([{ label: 'Storniert', text: 'Der Ofen ist ausgefallen.', state: 'stopped' }]);
  expect(headline(rejected)).toBe('Ihre Bestellung wurde storniert.');
});

// STATUS-04
test('a delivery is brought, and then it is there', () => {
  const brought = { isConfirmed: true, isInDelivery: true, isDelivery: true };
  expect(headline(order(brought))).toBe('Ihre Bestellung ist unterwegs.');
  expect(stops({ ...brought, isDelivered: true })[2]).toBe('Zugestellt: now');
  expect(headline(order({ ...brought, isDelivered: true }))).toBe('Ihre Bestellung ist bei Ihnen.');
});

// STATUS-07
test('another time that the branch offers is a question to the guest', () => {
  const offer = { status: 'counter-proposed', counterAppointment: '2026-11-21T18:40:00.000Z' } as const;
  expect(headline(order(offer))).toBe('Passt Ihnen eine andere Zeit?');
  expect(stops(offer)[0]).toBe('Wartet auf Ihre Antwort: now');
  expect(subline(order({ ...offer, appointmentDate: '2026-11-21T18:15:00.000Z' }))).toMatch(/schaffen wir es leider/);
});

test('what waits says for what', () => {
  const waits = (fields: Partial<PublicOrder>) => [headline(order(fields)), subline(order(fields))];
  expect(waits({ kind: 'preorder' })[0]).toBe('Ihre Vorbestellung ist bei uns.');
  expect(waits({ kind: 'quotation' })).toEqual([
    'Ihre Angebotsanfrage ist bei uns.',
    'Ein unverbindliches Angebot folgt per E\u2011Mail.',
  ]);
  expect(waits({ status: 'awaiting-payment' })[0]).toBe('Ihre Bestellung wartet auf die Zahlung.');
  expect(stops({ status: 'failed', isFailed: true })).toEqual(['Zahlung fehlgeschlagen: stopped']);
});
