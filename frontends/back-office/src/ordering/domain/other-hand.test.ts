import { expect, test } from '@jest/globals';
import { anOrder } from './order-samples.ts';
import { otherHand } from './other-hand.ts';

const zone = 'Europe/Vienna';
const seen = anOrder({ ticketNumber: 47 });
const confirmedBy = (by: string) =>
  anOrder({
    ticketNumber: 47,
    status: 'confirmed',
    history: [...seen.history, { status: 'confirmed', at: '2026-11-21T17:53:00.000Z', by, reason: null }],
  });

test('whoever moved it first is named, with time and state', () => {
  expect(otherHand(seen, confirmedBy('Mika Lechner'), 'Anna Berger', zone)).toBe(
    'Mika Lechner war um 18:53 schneller. Bestellung 47: In Zubereitung',
  );
});

test('nobody is told of their own move, nor of what they had seen', () => {
  expect(otherHand(seen, confirmedBy('Anna Berger'), 'Anna Berger', zone)).toBeUndefined();
  const known = confirmedBy('Mika Lechner');
  expect(otherHand(known, known, 'Anna Berger', zone)).toBeUndefined();
});

test('a correction by somebody else is told where nothing was moved', () => {
  const edited = anOrder({ edits: [{ at: '2026-11-21T17:53:00.000Z', by: 'Mika Lechner', text: 'Tisch: 3' }] });
  expect(otherHand(seen, edited, 'Anna Berger', zone)).toContain('Mika Lechner hat die Bestellung um 18:53 geändert');
  expect(otherHand(seen, edited, 'Mika Lechner', zone)).toBeUndefined();
});
