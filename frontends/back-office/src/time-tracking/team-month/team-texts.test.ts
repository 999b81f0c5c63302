import { expect, test } from '@jest/globals';
import type { TeamRow } from '@theke/contracts/time-tracking/team-month';
import { awayText, notesOf, stateText, teamSums } from './team-texts.ts';

const row: TeamRow = {
  user: { id: 'x' },
  name: 'Sara Novak',
  hasEmployment: true,
  target: 3_600,
  targetInAll: 7_200,
  worked: 1_800,
  credited: 600,
  balanceBefore: 0,
  balance: -1_200,
  absences: [],
  isRunning: false,
  endsMissing: [],
  breaches: 0,
  notices: 0,
  closed: null,
};
const closed = { month: '2026-10', isClosed: true, changedAt: null, by: '', reason: '', changedSince: null };

test('shows an absence with its days and deviations', () => {
  const holiday = {
    id: 'a',
    kind: 'holiday',
    state: 'approved',
    from: '2026-10-05',
    to: '2026-10-09',
    isHalfDay: false,
    half: null,
  } as const;
  expect(awayText(holiday)).toBe('Urlaub 05.10. bis 09.10.');
  expect(awayText({ ...holiday, to: holiday.from, isHalfDay: true, half: 'morning', state: 'requested' })).toBe(
    'Urlaub 05.10. (Vormittag, beantragt)',
  );
});

test('lists problems first', () => {
  expect(notesOf(row)).toEqual([]);
  const much = { ...row, isRunning: true, hasEmployment: false, notices: 1, breaches: 2 };
  expect(notesOf({ ...much, endsMissing: ['2026-10-05', '2026-10-07'] })).toEqual([
    { text: 'Ende fehlt am 05.10., 07.10.', isLate: true },
    { text: '2 Verstöße', isLate: true },
    { text: 'ein Hinweis', isLate: false },
    { text: 'im Dienst', isLate: false },
    { text: 'keine Arbeitszeit vereinbart', isLate: false },
  ]);
});

// TIME-23
test('a month is open, closed, or changed since it was closed', () => {
  const states = [
    null,
    { ...closed, isClosed: false },
    closed,
    { ...closed, changedSince: '2026-11-01T06:00:00.000Z' },
  ];
  expect(states.map(stateText)).toEqual(['offen', 'offen', 'abgeschlossen', 'geändert seit Abschluss']);
});

test('working time without agreed hours changes no balance', () => {
  const free = { ...row, hasEmployment: false, target: 0, targetInAll: 0, credited: 0, balance: 0 };
  expect(teamSums([row, { ...free, closed }])).toEqual({
    target: 3_600,
    targetInAll: 7_200,
    done: 4_200,
    credited: 600,
    change: -1_200,
    closed: 1,
  });
});
