import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { action, collection, deleteEndpoint, listEndpoint, readEndpoint, streamEndpoint } from './collection.ts';
import { field } from './field.ts';
import { references } from './reference.ts';
import { instant, ref } from './wire.ts';

const scan = z.object({
  id: z.uuid(),
  order: field(ref.nullable(), 'Bestellung'),
  state: field(z.enum(['open', 'done']), 'Stand'),
  flags: field(z.array(z.enum(['hot', 'new'])), 'Merkmale').default([]),
  people: references('users', 'Personen'),
  isLate: field(z.boolean(), 'Spät'),
  weight: field(z.number(), 'Gewicht'),
  at: field(instant, 'Wann'),
});
const scans = collection({
  service: 'catalog',
  name: 'scans',
  one: 'scan',
  label: { one: 'Scan', many: 'Scans' },
  item: scan,
  read: 'resources.read',
  write: 'resources.write',
  filters: ['order', 'state', 'isLate', 'flags', 'people', 'weight'],
  range: ['at', 'weight'],
  computedFilters: { mine: z.enum(['true']).optional() },
  sorts: ['at'],
});

const id = '0199f000-0000-7000-8000-000000000001';
const { query } = listEndpoint(scans);
const admits = (filter: object) => query.safeParse({ filter }).success;

test.each([
  ['a reference by its id', { order: id }, { order: 'eins' }],
  ['one of the values', { state: 'done' }, { state: 'gone' }],
  ['one of a list of values', { flags: 'hot' }, { flags: 'cold' }],
  ['one of a list of references', { people: id }, { people: 'dora' }],
  ['a number', { weight: '-1.5' }, { weight: 'schwer' }],
  ['a boolean', { isLate: 'true' }, { isLate: 'ja' }],
  ['a range of instants', { atFrom: '2026-11-21T00:00:00Z', atUntil: '2026-11-22T00:00:00Z' }, { atFrom: 'gestern' }],
  ['a range of numbers', { weightFrom: '1.5', weightUntil: '-2' }, { weightFrom: 'schwer' }],
  ['a computed filter', { mine: 'true' }, { mine: 'false' }],
  ['nothing', {}, { color: 'red' }],
])('filters a list by %s', (_, right, wrong) => {
  expect([admits(right), admits(wrong)]).toEqual([true, false]);
});

test('derives the endpoints of one entry from its collection', () => {
  const cancel = action(scans, 'cancel', { name: 'cancelScan', summary: 'Scan verwerfen' });
  const weigh = action(scans, 'weigh', {
    name: 'weighScan',
    summary: 'Wiegen',
    body: z.strictObject({ weight: z.number() }),
    reply: scan,
    example: { weight: 2 },
  });
  const all = [
    listEndpoint(scans),
    readEndpoint(scans, scan),
    deleteEndpoint(scans),
    cancel,
    weigh,
    streamEndpoint(scans, { query: z.strictObject({}), example: {} }),
  ];
  expect(
    all.map(({ method, path, name, needs, status, reply }) => [method, path, name, needs, status, reply.kind]),
  ).toEqual([
    ['GET', '/scans', 'listScans', 'resources.read', 200, 'list'],
    ['GET', '/scans/:id', 'readScan', 'resources.read', 200, 'data'],
    ['DELETE', '/scans/:id', 'deleteScan', 'resources.write', 204, 'empty'],
    ['POST', '/scans/:id/cancel', 'cancelScan', 'resources.write', 204, 'empty'],
    ['POST', '/scans/:id/weigh', 'weighScan', 'resources.write', 200, 'data'],
    ['GET', '/scans/stream', 'streamScans', 'resources.read', 200, 'stream'],
  ]);
  expect(weigh.example).toEqual({ params: { id: scans.exampleId }, body: { weight: 2 } });
  expect(cancel.body.safeParse({ why: 'x' }).success).toBe(false);
});
