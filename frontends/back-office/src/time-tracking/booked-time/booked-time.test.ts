import { expect, test } from '@jest/globals';
import type { BookedTimeRow } from '@theke/contracts/time-tracking/booked-time';
import { exportBookedTime } from './export-booked-time.ts';
import { projectsOf } from './projects-of.ts';

const row = (project: string | null, task: string | null, seconds: number): BookedTimeRow => ({
  project: project === null ? null : { id: project },
  projectName: project === 'gone' ? '' : (project ?? ''),
  task: task === null ? null : { id: task },
  taskName: task ?? '',
  activities: 2,
  seconds,
});
const rows = [row('Vorau', '=Fotos', 5_400), row('Vorau', null, 60), row('gone', null, 60), row(null, null, 3_600)];

test('a project has the sum of its tasks, and lists them', () => {
  expect(projectsOf(rows)).toEqual([
    { id: 'Vorau', name: 'Vorau', activities: 4, seconds: 5_460, tasks: rows.slice(0, 2) },
    { id: 'gone', name: 'nicht mehr vorhanden', activities: 2, seconds: 60, tasks: [] },
    { id: '', name: 'Ohne Projekt', activities: 2, seconds: 3_600, tasks: [] },
  ]);
});

test('exports a row each, and no formulas', () => {
  const total = { activities: 8, seconds: 9_120, open: 0 };
  expect(exportBookedTime({ from: '2026-11-01', to: '2026-11-30', rows, total }).slice(1)).toEqual([
    'Projekt;Aufgabe;Aktivitäten;Stunden\r\n',
    "Vorau;'=Fotos;2;1:30\r\n",
    'Vorau;;2;0:01\r\n',
    'nicht mehr vorhanden;;2;0:01\r\n',
    'Ohne Projekt;;2;1:00\r\n',
  ]);
});
