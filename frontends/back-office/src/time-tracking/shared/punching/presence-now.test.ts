import { expect, test } from '@jest/globals';
import { presenceNow } from './presence-now.ts';
import type { QueuedPunch } from './queued-punch.ts';

const sara = { id: 'sara', firstName: 'Sara', lastName: 'Novak', presence: 'out' as const, since: null, hasPin: true };
const pressed = (move: QueuedPunch['move'], at: string, person = 'sara'): QueuedPunch => ({
  order: 1,
  id: at,
  person,
  move,
  at,
});

test('TIME-04: unsent punches already count at the terminal, per person', () => {
  const waiting = [pressed('start', '08:00'), pressed('start', '08:05', 'ali'), pressed('pause', '10:00')];
  expect(presenceNow(sara, waiting)).toMatchObject({ presence: 'paused', since: '10:00' });
  expect(presenceNow(sara, [...waiting, pressed('end', '12:00')])).toMatchObject({ presence: 'out', since: null });
  expect(presenceNow(sara, [{ ...pressed('start', '08:00'), refusal: 'Nein.' }])).toEqual(sara);
});

test('after a break, work counts from its start, as on the server', () => {
  const [pause, resume] = [pressed('pause', '10:00'), pressed('resume', '10:30')];
  const since = (person: Parameters<typeof presenceNow>[0], ...waiting: QueuedPunch[]) =>
    presenceNow(person, waiting).since;
  expect(since(sara, pressed('start', '08:00'), pause, resume)).toBe('08:00');
  expect(since({ ...sara, presence: 'in', since: '07:00' }, pause, resume)).toBe('07:00');
  expect(since({ ...sara, presence: 'paused', since: '09:00', startAt: '06:00' }, resume)).toBe('06:00');
  expect(since({ ...sara, presence: 'paused', since: '09:00' }, resume)).toBe('10:30');
});
