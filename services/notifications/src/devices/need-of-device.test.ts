import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { devices } from '@theke/contracts/notifications/device';
import { needOfDevice, type WatchedDevice } from './need-of-device.ts';

const now = new Date('2026-11-21T18:30:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const open = branches.events.changed.example;
const closed = { ...open, openingHours: [], deliveryHours: [] };
const printer = devices.events.changed.example;
const none = { count: 0, since: null };
const given = (changes: Partial<WatchedDevice>): WatchedDevice => ({
  device: printer,
  seenAt: ago(5),
  status: '200 OK',
  papers: none,
  ...changes,
});
const reasonOf = (changes: Partial<WatchedDevice>, branch: typeof open | undefined = open) => {
  const need = needOfDevice(given(changes), branch, now);
  return need && [need.reason, need.says, need.since, need.papers];
};

test('reports nothing for a printer that is online, even with low paper', () => {
  for (const status of ['200 OK', '211 OK Paper Low', 'OK', null]) expect(reasonOf({ status })).toBeUndefined();
});

test("reports a printer's own status before unprinted jobs", () => {
  const papers = { count: 3, since: ago(600) };
  expect(reasonOf({ status: '410 Out of paper', papers })).toEqual([
    'reports',
    '410 Out of paper',
    ago(5).toISOString(),
    3,
  ]);
  // The status is older than the silence, so it may be outdated.
  expect(reasonOf({ status: '410 Out of paper', papers, seenAt: ago(600) })?.[0]).toBe('silent');
});

test('reports a silent device only if it was seen before and its branch is open', () => {
  const silent = { seenAt: ago(600), status: null };
  expect(reasonOf(silent)).toEqual(['silent', null, ago(600).toISOString(), 0]);
  expect(reasonOf({ ...silent, device: { ...printer, type: 'frontdesk' } })?.[0]).toBe('silent');
  expect(reasonOf({ ...silent, device: { ...printer, type: 'escpos' } })).toBeUndefined();
  expect(reasonOf({ ...silent, seenAt: null })).toBeUndefined();
  expect(reasonOf(silent, closed)).toBeUndefined();
  expect(needOfDevice(given(silent), undefined, now)).toBeUndefined();
});

test('reports unprinted jobs whether the branch is open or not', () => {
  const papers = { count: 2, since: ago(300) };
  for (const branch of [open, closed])
    expect(reasonOf({ papers }, branch)).toEqual(['unprinted', null, ago(300).toISOString(), 2]);
  expect(reasonOf({ papers, seenAt: null, device: { ...printer, type: 'escpos' } })?.[0]).toBe('unprinted');
});
