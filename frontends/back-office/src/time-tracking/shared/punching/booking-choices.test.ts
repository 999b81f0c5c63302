import { expect, test } from '@jest/globals';
import type { Bookable } from '@theke/contracts/time-tracking/working-activity';
import { bookingChoices, bookingOf } from './booking-choices.ts';

const bookable: Bookable = {
  projects: [{ id: 'p', name: 'Ortskern' }],
  tasks: [
    { id: 'a', number: 2, title: 'Fotos', project: { id: 'p' }, assignees: [{ id: 'ali' }] },
    { id: 'b', number: 1, title: 'Kühlhaus', project: null, assignees: [{ id: 'sara' }] },
  ],
};

test('TIME-13: lists own tasks first, and each choice has its booking', () => {
  const choices = bookingChoices(bookable, 'sara');
  expect(choices.map(({ label }) => label)).toEqual([
    'Meine Aufgabe T-1: Kühlhaus',
    'Projekt: Ortskern',
    'Aufgabe T-2: Fotos',
  ]);
  expect(choices.map(({ value }) => bookingOf(value, bookable))).toEqual([
    { project: null, task: { id: 'b' } },
    { project: { id: 'p' }, task: null },
    { project: { id: 'p' }, task: { id: 'a' } },
  ]);
  expect(bookingOf('', bookable)).toBeUndefined();
  expect(bookingOf('task gone', bookable)).toBeUndefined();
  expect(bookingOf('project p', undefined)).toBeUndefined();
});
