import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import {
  listWorkingActivities,
  readWorkingActivity,
  updateWorkingActivity,
  type WorkingActivity,
} from '@theke/contracts/time-tracking/working-activity';
import {
  listWorkingPeople,
  updateWorkingPerson,
  type WorkingPerson,
} from '@theke/contracts/time-tracking/working-person';
import { ApiError } from '@theke/ui/api-error';
import { pageOf } from '../../../testing/page-of.ts';
import { office } from '../../../testing/test-office.ts';
import { ActivitiesPage } from './activities-page.tsx';

const [sara, activity] = ['0199f000-0000-7000-8000-00000000aa01', '0199f000-0000-7000-8000-00000000aa02'];
const branch = { id: '0199f000-0000-7000-8000-00000000aa03' };
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const person = (changes: Partial<WorkingPerson>): WorkingPerson => ({
  id: sara,
  name: 'Sara Novak',
  branches: [branch],
  personnelNumber: '1007',
  hasPin: true,
  hasEmployment: true,
  presence: 'out',
  since: null,
  startAt: null,
  branch: null,
  activity: null,
  ...changes,
});
const yesterday: WorkingActivity = {
  id: activity,
  version: 3,
  user: { id: sara },
  branch,
  startAt: '2026-11-20T15:00:00.000Z',
  endAt: null,
  pauses: [{ startAt: '2026-11-20T17:00:00.000Z', endAt: '2026-11-20T17:30:00.000Z' }],
  state: 'running',
  isLate: true,
  isCorrected: false,
  project: null,
  task: null,
  name: 'Sara Novak',
  bookedOn: '',
};
const facts = [
  {
    id: activity,
    kind: 'start',
    at: yesterday.startAt,
    terminalAt: yesterday.startAt,
    serverAt: yesterday.startAt,
    isLate: true,
    source: 'own-device',
    terminal: null,
    bookedOn: null,
    reason: '',
    by: '',
    to: null,
  },
];

function draw(people: WorkingPerson[], { path = '/working-activities?day=2026-11-20', refusal = '' } = {}) {
  const sent: unknown[] = [];
  const api = (async (endpoint: Endpoint, call: { body?: unknown }) => {
    if (endpoint === listWorkingPeople) return pageOf(people);
    if (endpoint === listWorkingActivities) return pageOf([yesterday]);
    if (endpoint === readWorkingActivity) return { ...yesterday, facts };
    if (refusal) throw new ApiError(422, [{ code: 'OVERLAPS', message: refusal }]);
    if (endpoint === updateWorkingActivity || endpoint === updateWorkingPerson) return sent.push(call.body);
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  renderPage(<ActivitiesPage />, { office, api, path, route: '/working-activities' });
  return sent;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('lists who is present and since when, and who has most likely forgotten to clock out', async () => {
  // By surname, as the service returns them.
  draw([
    person({ id: `${sara}1`, name: 'Ali Kaya', presence: 'paused', since: ago(5), startAt: ago(200) }),
    person({
      id: sara,
      name: 'Sara Novak',
      presence: 'in',
      since: ago(134),
      startAt: ago(134),
      activity: { id: activity },
    }),
    person({ id: `${sara}3`, name: 'Tom Weiss' }),
    person({ id: `${sara}2`, name: 'Eva Zauner', presence: 'in', since: ago(845), startAt: ago(845) }),
  ]);
  const team = await region('Team');
  const rows = await team.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Eva Zauner1007, PIN gesetztGehen vergessen? seit 14 Std. 5 Min.',
    'Ali Kaya1007, PIN gesetztIn Pause, seit 5 Min.',
    'Sara Novak1007, PIN gesetztIm Dienst, seit 2 Std. 14 Min.',
    'Tom Weiss1007, PIN gesetztNicht da',
  ]);
  expect(team.getByText('3 da')).toBeTruthy();
});

test('TIME-05: sends a correction with its reason and the version seen, and shows the response', async () => {
  const sent = draw([]);
  const day = await region('Aktivitäten');
  expect((await day.findByRole('listitem')).textContent).toContain('seit 16:00');
  await userEvent.click(day.getByRole('button', { name: 'Sara Novak: Zeit korrigieren' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('listitem')).textContent).toBe(
    'Kommen um 20.11.2026, 16:00am eigenen Gerät, später gesendet',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Gehen'), '2026-11-20T22:30');
  await userEvent.type(dialog.getByLabelText('Grund'), 'Hat das Abmelden vergessen.');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(sent).toEqual([
    {
      version: 3,
      startAt: '2026-11-20T15:00:00.000Z',
      endAt: '2026-11-20T21:30:00.000Z',
      pauses: yesterday.pauses,
      reason: 'Hat das Abmelden vergessen.',
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('OFFICE-05: shows what failed and why, and keeps the input', async () => {
  draw([], { refusal: 'In dieser Zeit hat die Person schon gearbeitet.' });
  const day = await region('Aktivitäten');
  await userEvent.click(await day.findByRole('button', { name: 'Sara Novak: Zeit korrigieren' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Grund'), 'Falsch.{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Aktivität konnte nicht aktualisiert werden. In dieser Zeit hat die Person schon gearbeitet.',
  );
  expect((dialog.getByLabelText('Grund') as HTMLInputElement).value).toBe('Falsch.');
});

test('TIME-02: sets a PIN without showing it; an empty field keeps the old one', async () => {
  const sent = draw([person({})]);
  const team = await region('Team');
  const open = () => userEvent.click(team.getByRole('button', { name: 'Sara Novak: Zugang zum Terminal' }));
  await team.findByRole('listitem');
  await open();
  let dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/Neue PIN/), '4711{Enter}');
  await team.findByRole('listitem');
  await open();
  dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
  expect(sent).toEqual([{ personnelNumber: '1007', pin: '4711' }, { personnelNumber: '1007' }]);
});

test('TIME-02: a person without PIN gets one from the team list', async () => {
  const sent = draw([person({ hasPin: false }), person({ id: `${sara}1`, name: 'Ali Kaya' })]);
  const team = await region('Team');
  await userEvent.click(await team.findByRole('button', { name: 'Sara Novak: PIN setzen' }));
  expect(team.queryByRole('button', { name: 'Ali Kaya: PIN setzen' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/Neue PIN/), '4711{Enter}');
  await waitFor(() => expect(sent).toEqual([{ personnelNumber: '1007', pin: '4711' }]));
});
