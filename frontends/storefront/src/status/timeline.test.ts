import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { makePlan } from './plan.ts';
import { headline, subline, timeline as timelineOf } from './timeline.ts';

const order = (fields: Partial<PublicOrder>): PublicOrder =>
  ({
    status: 'placed',
    kind: 'order',
    deliveryType: fields.isDelivery ? 'delivery' : 'takeaway',
    appointment: null,
    appointmentDate: null,
    counterAppointment: null,
    expectedUntil: null,
    deliveryArea: null,
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
const now = new Date('2026-11-21T17:51:00Z'); // 18:51 in Vienna
const timeline = (fields: PublicOrder) => timelineOf(fields, {}, now);
const stops = (fields: Partial<PublicOrder>) => timeline(order(fields)).map(({ label, state }) => `${label}: ${state}`);

// STATUS-02
test("the four stops follow the order's state", () => {
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
  expect(timeline(rejected)).toEqual([{ label: 'Storniert', state: 'stopped' }]);
  expect(subline(rejected)).toBe('Der Ofen ist ausgefallen.');
  expect(headline(rejected)).toBe('Ihre Bestellung wurde storniert.');
});

// DELIVERY-11
test("says the order's place among its driver's deliveries while it is on its way", () => {
  const brought = { isConfirmed: true, isInDelivery: true, isDelivery: true, status: 'in-delivery' } as const;
  const live = 'Diese Seite aktualisiert sich automatisch.';
  expect(subline(order({ ...brought, stop: { position: 2, total: 4 } }))).toBe(
    'Ihre Bestellung ist die 2. von 4 Zustellungen.',
  );
  expect(subline(order({ ...brought, stop: { position: 1, total: 4 } }))).toBe('Sie sind als Nächstes dran.');
  expect(subline(order({ ...brought, stop: { position: 1, total: 1, driver: 'Jonas' } }))).toBe(
    'Sie sind als Nächstes dran. Es fährt Jonas.',
  );
  expect(subline(order({ ...brought, stop: null }))).toBe(live);
  // As a server from before the field answers during an upgrade.
  expect(subline(order(brought))).toBe(live);
});

// STATUS-04
test('a delivery is on its way, then delivered', () => {
  const brought = { isConfirmed: true, isInDelivery: true, isDelivery: true };
  expect(headline(order(brought))).toBe('Ihre Bestellung ist unterwegs.');
  expect(stops({ ...brought, isDelivered: true })[2]).toBe('Zugestellt: now');
  expect(headline(order({ ...brought, isDelivered: true }))).toBe('Ihre Bestellung ist bei Ihnen.');
});

// STATUS-07
test('another time offered by the branch is a question to the guest', () => {
  const offer = { status: 'counter-proposed', counterAppointment: '2026-11-21T18:40:00.000Z' } as const;
  expect(headline(order(offer))).toBe('Passt Ihnen eine andere Zeit?');
  expect(stops(offer)[0]).toBe('Wartet auf Ihre Antwort: now');
  expect(subline(order({ ...offer, appointmentDate: '2026-11-21T18:15:00.000Z' }))).toMatch(/schaffen wir es leider/);
});

test('a waiting order says what it waits for', () => {
  const waits = (fields: Partial<PublicOrder>) => [headline(order(fields)), subline(order(fields))];
  expect(waits({ kind: 'preorder' })[0]).toBe('Ihre Vorbestellung ist bei uns.');
  expect(timeline(order({ kind: 'quotation' }))[0]?.text).toBe('Wir sehen uns Ihre Anfrage gerade an.');
  expect(waits({ kind: 'quotation' })).toEqual([
    'Ihre Angebotsanfrage ist bei uns.',
    'Ein unverbindliches Angebot folgt per E\u2011Mail.',
  ]);
  expect(waits({ status: 'awaiting-payment' })[0]).toBe('Ihre Bestellung wartet auf die Zahlung.');
  expect(stops({ status: 'failed', isFailed: true })).toEqual(['Zahlung fehlgeschlagen: stopped']);
});

const draft = branches.draft.parse({ ...branches.example, deliveryAreas: [{ area: '1070 Neubau', minutes: 15 }] });
const branch = { ...draft, id: 'b', version: 1, createdAt: '', updatedAt: '' };
const planned = (fields: Partial<PublicOrder>, at = now) => {
  const testOrder = order(fields);
  return timelineOf(testOrder, makePlan(testOrder, branch), at).map(({ text, planned: time, at: reachedAt }) => [
    reachedAt ?? (time === undefined ? undefined : `plan ${new Date(time).toISOString().slice(11, 16)}`),
    text,
  ]);
};

test('future stops show their planned time: a delivery leaves its driving time earlier', () => {
  const confirmed = {
    isConfirmed: true,
    confirmedAt: '2026-11-21T17:42:00.000Z',
    expectedUntil: '2026-11-21T18:15:00.000Z',
  };
  expect(planned({ ...confirmed, isDelivery: true, deliveryArea: '1070 Neubau' })).toEqual([
    [confirmed.confirmedAt, 'Die Küche hat Ihre Bestellung angenommen.'],
    [confirmed.confirmedAt, 'Noch etwa 9 Minuten'],
    ['plan 18:00', undefined],
    ['plan 18:15', undefined],
  ]);
  expect(planned(confirmed)[2]).toEqual(['plan 18:15', undefined]);
  expect(planned({ ...confirmed, appointment: '2026-11-21T18:40:00.000Z' })[2]).toEqual(['plan 18:40', undefined]);
});

test('a pre-order is not in preparation before its time, and says when it starts', () => {
  const preorder = {
    isConfirmed: true,
    kind: 'preorder',
    confirmedAt: '2026-11-21T08:20:00.000Z',
    appointmentDate: '2026-11-21T19:00:00.000Z',
  } as const;
  expect(planned(preorder).slice(0, 3)).toEqual([
    [preorder.confirmedAt, 'Die Küche hat Ihre Bestellung angenommen.'],
    ['plan 18:40', undefined],
    ['plan 19:00', undefined],
  ]);
  expect(headline(order(preorder), '20:00 Uhr')).toBe('Wir beginnen rechtzeitig für 20:00 Uhr.');
  const started = planned(preorder, new Date('2026-11-21T18:45:00Z'));
  expect(started[1]).toEqual(['2026-11-21T18:40:00.000Z', 'Noch etwa 15 Minuten']);
});

test('plans nothing for an ended order, or while the guest is asked about another time', () => {
  const counterProposed = { status: 'counter-proposed', appointmentDate: '2026-11-21T18:15:00.000Z' } as const;
  expect(makePlan(order(counterProposed), branch)).toEqual({});
  expect(makePlan(order({ isCompleted: true, expectedUntil: '2026-11-21T18:15:00.000Z' }), branch)).toEqual({});
});
