import { expect, test } from '@jest/globals';
import type { OperatedService } from '@theke/contracts/operations/operations';
import type { ServiceState } from '@theke/contracts/operations/service-operations';
import { conditionOf, limits } from './condition-of.ts';
import { troubleOf } from './trouble-of.ts';

const well: ServiceState = {
  version: '1.0.0',
  startedAt: '2026-11-21T12:00:00.000Z',
  isBusConnected: true,
  isDatabaseReachable: true,
  eventLag: 0.1,
  waiting: 0,
  outbox: { depth: 0, age: 0 },
  timersDue: 0,
  deadLetters: [],
};
const running = (name: string, changes: Partial<ServiceState> = {}): OperatedService => ({
  name,
  answeredIn: 3,
  state: { ...well, ...changes },
});
const away = (name: string): OperatedService => ({ name, answeredIn: null, state: null });
const all = [running('gateway', { isDatabaseReachable: null, outbox: null, waiting: null }), running('ordering')];

test('reports nothing while everything runs', () => {
  expect(troubleOf(all)).toBeUndefined();
});

test('names a service that does not respond, with its effects', () => {
  expect(troubleOf([...all, away('payments')])).toEqual({
    lead: 'Zahlungen antwortet nicht.',
    text: 'Online-Zahlungen sind gerade nicht möglich. Bestellungen mit Zahlung vor Ort laufen weiter.',
  });
  expect(troubleOf([...all, away('payments'), away('media')])?.lead).toBe('Zahlungen und Medien antworten nicht.');
  expect(troubleOf([away('loyalty'), ...all])?.lead).toBe('loyalty antwortet nicht.');
});

test('reports a shared outage once, and a single one at its service', () => {
  const cut = { isBusConnected: false };
  expect(troubleOf([running('gateway', cut), running('ordering', cut), away('media')])?.lead).toMatch(
    /^Die Vermittlung/,
  );
  expect(troubleOf([...all, running('media', cut)])?.lead).toBe('Medien erreicht die Vermittlung nicht.');
});

test('lists stalled services after those that are away', () => {
  const stalled = running('notifications', { waiting: limits.waiting + 1 });
  expect(troubleOf([...all, stalled])?.lead).toBe('Benachrichtigung ist im Rückstand.');
  expect(troubleOf([...all, stalled, away('media')])?.lead).toBe('Medien antwortet nicht.');
});

test.each([
  ['running', {}],
  ['running', { waiting: limits.waiting, outbox: { depth: 9, age: limits.outboxAge } }],
  // The service has caught up.
  ['running', { eventLag: 900 }],
  ['stalled', { eventLag: limits.eventLag + 0.1, waiting: 1 }],
  ['stalled', { outbox: { depth: 1, age: limits.outboxAge + 0.1 } }],
  ['impaired', { isDatabaseReachable: false, waiting: 900 }],
  // Unknown values alone are no problem.
  ['running', { waiting: null, outbox: null, eventLag: null, timersDue: null }],
] as const)('is %s with %j', (condition, changes) => {
  expect(conditionOf(running('notifications', changes))).toBe(condition);
});
