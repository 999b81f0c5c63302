import { expect, test } from '@jest/globals';
import type { KeptPunch } from './kept-punch.ts';
import { presenceNow } from './presence-now.ts';

const sara = { id: 'sara', firstName: 'Sara', lastName: 'Novak', presence: 'out' as const, since: null, hasPin: true };
const pressed = (move: KeptPunch['move'], at: string, person = 'sara'): KeptPunch => ({
  order: 1,
  id: at,
  person,
  move,
  at,
});

test('TIME-04: what is not sent counts at the terminal already, of each for themselves', () => {
  const waiting = [pressed('start', '08:00'), pressed('start', '08:05', 'ali'), pressed('pause', '10:00')];
  expect(presenceNow(sara, waiting)).toMatchObject({ presence: 'paused', since: '10:00' });
  expect(presenceNow(sara, [...waiting, pressed('end', '12:00')])).toMatchObject({ presence: 'out', since: null });
  expect(presenceNow(sara, [{ ...pressed('start', '08:00'), refusal: 'Nein.' }])).toEqual(sara);
});
