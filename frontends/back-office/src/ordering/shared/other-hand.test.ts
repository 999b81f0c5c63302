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

test('names the user who moved the order first, with time and state', () => {
  expect(otherHand(seen, confirmedBy('Mika Lechner'), 'Anna Berger', zone)).toBe(
    'Mika Lechner war um 18:53 schneller. Bestellung 47: In Zubereitung',
  );
});

test('reports neither own moves nor changes already seen', () => {
  expect(otherHand(seen, confirmedBy('Anna Berger'), 'Anna Berger', zone)).toBeUndefined();
  const known = confirmedBy('Mika Lechner');
  expect(otherHand(known, known, 'Anna Berger', zone)).toBeUndefined();
});

test('reports a correction by another user if nothing was moved', () => {
  const edited = anOrder({ edits: [{ at: '2026-11-21T17:53:00.000Z', by: 'Mika Lechner', text: 'Tisch: 3' }] });
  expect(otherHand(seen, edited, 'Anna Berger', zone)).toContain('Mika Lechner hat die Bestellung um 18:53 geändert');
  expect(otherHand(seen, edited, 'Mika Lechner', zone)).toBeUndefined();
});
