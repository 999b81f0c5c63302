import { expect, test } from '@jest/globals';
import { tables } from '@theke/contracts/catalog/table';
import { orderChanged, orderConfirmed, orderRejected } from '@theke/contracts/ordering/order-events';
import { lineText } from './line-text.ts';

const table = (version: number) => ({ type: tables.events.changed.type, actor: 'guest', data: { version } });
const confirmed = (actor: string) => ({ type: orderConfirmed.type, actor, data: {} });

test.each([
  ['what was made', table(1), 'Tisch angelegt'],
  ['what was changed', table(2), 'Tisch geändert'],
  ['what staff confirm', confirmed('user:1'), 'Eine Bestellung wurde bestätigt'],
  ['what the guest agrees to', confirmed('guest'), 'Der Gast hat den vorgeschlagenen Termin angenommen'],
  [
    'what is corrected',
    { ...confirmed('user:1'), type: orderChanged.type },
    'Angaben einer Bestellung wurden geändert',
  ],
  [
    'what can be one thing only',
    { ...confirmed('user:1'), type: orderRejected.type },
    'Eine Bestellung wurde abgelehnt',
  ],
  ['what kept nothing of itself', { ...table(1), data: null }, 'Tisch: angelegt oder geändert'],
])('an audit entry distinguishes the two meanings of its event: %s', (_, line, text) =>
  expect(lineText(line)).toBe(text),
);
