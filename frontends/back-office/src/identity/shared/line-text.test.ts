import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { auditedData, eventsByType, isAudited, replacements } from '@theke/contracts/contracts';
import { configChanged } from '@theke/contracts/identity/config';
import { orderChanged, orderConfirmed, orderRejected } from '@theke/contracts/ordering/order-events';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { absenceChanged } from '@theke/contracts/time-tracking/absence';
import { activityChanged } from '@theke/contracts/time-tracking/working-events';
import { hasSentence, lineText } from './line-text.ts';
import type { LogLine, LogNames } from './sentences/sentence.ts';

const names: LogNames = {
  person: (user) => (user ? 'Hanna Moser' : 'niemand'),
  branch: () => 'Neubau',
  product: () => 'Margherita',
  zoneOf: () => 'Europe/Vienna',
  nameOf: ({ name }) => name,
};
const text = (line: Partial<LogLine> & { type: string }) =>
  lineText({ subject: 'x', actor: 'user:1', name: '', data: {}, changes: null, ...line }, names);
const audited = [...eventsByType.values()].filter(({ type }) => isAudited(type) && !replacements.has(type));

test.each([
  ['a created entry', { type: tables.events.changed.type, name: '12', data: { version: 1 } }, 'Tisch „12“ angelegt'],
  [
    'a changed entry with its fields',
    { type: products.events.changed.type, name: 'Margherita', changes: [['price'], ['images']] },
    'Produkt „Margherita“ geändert: Preis, Bilder',
  ],
  ['a deleted entry', { type: products.events.deleted.type, name: 'Margherita' }, 'Produkt „Margherita“ gelöscht'],
  ['an order confirmed by staff', { type: orderConfirmed.type, name: '#47' }, 'Bestellung #47 bestätigt'],
  [
    'an appointment accepted by the guest',
    { type: orderConfirmed.type, name: '#47', actor: 'guest' },
    'Gast hat den vorgeschlagenen Termin von Bestellung #47 angenommen',
  ],
  [
    'a rejected order with the message',
    { type: orderRejected.type, name: '#47', data: { rejectionMessage: 'Der Ofen ist ausgefallen.' } },
    'Bestellung #47 abgelehnt: Der Ofen ist ausgefallen.',
  ],
  [
    'a refund',
    {
      type: orderChanged.type,
      name: '#47',
      data: { order: { ...orderStateExample, refunded: 2.5 } },
      changes: [['order', 'refunded']],
    },
    'Rückerstattung zu Bestellung #47: insgesamt 2,50\u00a0€',
  ],
  [
    'many changed settings',
    {
      type: configChanged.type,
      changes: ['shopName', 'title', 'currency', 'website', 'imprint'].map((one) => ['config', one]),
    },
    'Einstellungen geändert: Name des Shops, Titel, Währung und 2 weitere',
  ],
  [
    'a requested absence',
    { type: absenceChanged.type, data: { ...absenceChanged.example, state: 'requested' } },
    'Hanna Moser hat Urlaub beantragt, 03.08.2026 bis 14.08.2026',
  ],
  ['a break', { type: activityChanged.type, data: activityChanged.example }, 'Hanna Moser macht Pause'],
])('an audit entry says what happened to what: %s', (_, line, expected) => expect(text(line)).toBe(expected));

test('every audited event has a sentence that says one thing in German', () => {
  expect(audited.filter(({ type }) => !hasSentence(type)).map(({ type }) => type)).toEqual([]);
  for (const { type, example } of audited) {
    const said = text({ type, name: 'Name', data: auditedData(type, example) });
    expect(said).not.toMatch(/ oder |undefined|null|NaN|\[object|\b[a-z]+[A-Z]/);
  }
});

test('an entry without stored data or of an earlier release still has a sentence', () => {
  for (const { type } of audited) {
    const said = text({ type, data: null });
    expect(said).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

test('an unknown event is shown by its type', () => expect(text({ type: 'gone.thing.v1' })).toBe('gone.thing.v1'));
