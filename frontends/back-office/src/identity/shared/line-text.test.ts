import { expect, test } from '@jest/globals';
import { tables } from '@theke/contracts/catalog/table';
import { orderChanged, orderConfirmed, orderRejected } from '@theke/contracts/ordering/order-events';
import { lineText } from './line-text.ts';

const table = (version: number) => ({ type: tables.events.changed.type, actor: 'guest', data: { version } });
const confirmed = (actor: string) => ({ type: orderConfirmed.type, actor, data: {} });

test.each([
  ['a created entry', table(1), 'Tisch angelegt'],
  ['a changed entry', table(2), 'Tisch geändert'],
  ['an order confirmed by staff', confirmed('user:1'), 'Eine Bestellung wurde bestätigt'],
  ['an appointment accepted by the guest', confirmed('guest'), 'Der Gast hat den vorgeschlagenen Termin angenommen'],
  [
    'corrected order data',
    { ...confirmed('user:1'), type: orderChanged.type },
    'Angaben einer Bestellung wurden geändert',
  ],
  [
    'an event with one meaning',
    { ...confirmed('user:1'), type: orderRejected.type },
    'Eine Bestellung wurde abgelehnt',
  ],
  ['an event without stored data', { ...table(1), data: null }, 'Tisch: angelegt oder geändert'],
])('an audit entry distinguishes the two meanings of its event: %s', (_, line, text) =>
  expect(lineText(line)).toBe(text),
);
