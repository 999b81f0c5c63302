import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Role } from '@theke/contracts/permissions';
import {
  type AbsenceOnWire,
  absenceChanged,
  createAbsence,
  decideAbsence,
  listAbsences,
} from '@theke/contracts/time-tracking/absence';
import { type AbsenceRequest, listAbsenceRequests } from '@theke/contracts/time-tracking/absence-request';
import { listWorkingPeople } from '@theke/contracts/time-tracking/working-person';
import { ApiError } from '@theke/ui/api-error';
import { pageOf } from '../../../testing/page-of.ts';
import { office } from '../../../testing/test-office.ts';
import { AbsencesPage } from './absences-page.tsx';

const id = (end: string) => `0199f000-0000-7000-8000-0000000000${end}`;
/** The current user in these tests (renderPage). */
const me = id('01');
const [sara, paul] = [id('02'), id('03')];
const branch = { id: id('b1') };

const absence = (end: string, given: Partial<AbsenceOnWire> = {}): AbsenceOnWire => ({
  ...absenceChanged.example,
  ...{ id: id(end), version: 1, user: { id: sara }, name: 'Sara Novak', kind: 'holiday', state: 'requested' },
  ...{ from: '2020-12-14', to: '2020-12-18', isHalfDay: false, half: null, reason: 'Skifahren', answer: '' },
  ...{ decidedBy: '', decidedAt: null, askedAt: '2020-11-17T08:00:00.000Z' },
  ...given,
});
const request = (end: string, given: Partial<AbsenceRequest> = {}): AbsenceRequest => ({
  ...absence(end, given),
  isDecidable: true,
  holidays: { days: 5, free: 13.5, entitled: 25, from: '2020-01-01', to: '2020-12-31' },
  timeBalance: null,
  others: [],
  shifts: [],
  ...given,
});

const person = (user: string, name: string) => ({
  ...{ id: user, name, branches: [branch], personnelNumber: '', hasPin: true, hasEmployment: true },
  ...{ presence: 'out' as const, since: null, startAt: null, branch: null, activity: null },
});

type Options = {
  requests?: AbsenceRequest[];
  absences?: AbsenceOnWire[];
  refusal?: string;
  roles?: Role[];
  path?: string;
};

function draw({ requests = [], absences = [], refusal, roles = ['ROLE_MANAGER'], path = '/absences' }: Options = {}) {
  const sent: [string, object][] = [];
  let stored = requests;
  type Call = { body?: object; params?: { id: string }; query?: { filter?: { state?: string } } };
  const api = (async (endpoint: Endpoint, { body = {}, params, query }: Call) => {
    if (endpoint === listAbsenceRequests) return stored;
    if (endpoint === listAbsences) return pageOf(query?.filter?.state ? stored : absences);
    if (endpoint === listWorkingPeople) return pageOf([person(paul, 'Paul Haidinger'), person(sara, 'Sara Novak')]);
    if (endpoint === decideAbsence || endpoint === createAbsence) {
      if (refusal) throw new ApiError(409, [{ code: 'ALREADY_DECIDED', message: refusal }]);
      sent.push([endpoint.name, body]);
      stored = stored.filter((one) => one.id !== params?.id);
      return absence('aa');
    }
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  renderPage(<AbsencesPage />, { office, api, roles, path, route: '/absences' });
  return sent;
}
const card = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Offene Anträge' }));
  const found = list.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`no request of ${name}`);
  return within(found);
};
const facts = (of: Awaited<ReturnType<typeof card>>) =>
  of.getAllByRole('definition').map(({ textContent }) => textContent);

test('TIME-27: a request shows what its decision depends on', async () => {
  const others = [
    { ...absence('c1', { user: { id: paul }, name: 'Paul Haidinger', kind: 'sick', state: 'approved' }) },
  ];
  const shifts = [14, 15, 16, 17].map((day) => ({
    ...{
      id: id(`d${day % 10}`),
      branch,
      startAt: `2020-12-${day}T15:00:00.000Z`,
      endAt: `2020-12-${day}T22:00:00.000Z`,
    },
  }));
  draw({
    requests: [request('a1', { others, shifts }), request('a2', { name: 'Paul Haidinger', user: { id: paul } })],
  });
  const full = await card('Sara Novak');
  expect(full.getByText('Mo 14.12.2020 bis Fr 18.12.2020')).toBeTruthy();
  expect(full.getByText('„Skifahren“')).toBeTruthy();
  expect(facts(full)).toEqual([
    '5 Tage, danach bleiben 8,5 von 25',
    'Eine Person ist auch abwesendPaul Haidinger: Krankenstand, Mo 14.12.2020 bis Fr 18.12.2020',
    '4 Dienste sind betroffenMo 14.12. 16:00 bis 23:00Di 15.12. 16:00 bis 23:00Mi 16.12. 16:00 bis 23:00Alle 4 zeigen',
  ]);
  await userEvent.click(full.getByRole('button', { name: 'Alle 4 zeigen' }));
  expect(full.getByText('Do 17.12. 16:00 bis 23:00')).toBeTruthy();
  expect(facts(await card('Paul Haidinger'))).toEqual([
    '5 Tage, danach bleiben 8,5 von 25',
    'Sonst ist niemand abwesend.',
    'Kein Dienst betroffen.',
  ]);
});

test('a request beyond the free days, and time off without a balance, say so', async () => {
  const holidays = { days: 5, free: 2, entitled: 25, from: '2020-01-01', to: '2020-12-31' };
  draw({
    requests: [
      request('a1', { holidays }),
      request('a2', { name: 'Paul Haidinger', kind: 'time-off', holidays: null, timeBalance: 5_400 }),
    ],
  });
  expect(facts(await card('Sara Novak'))[0]).toBe('5 Tage, aber nur 2 sind noch frei');
  expect(facts(await card('Paul Haidinger'))[0]).toBe('+1:30 Std. bis gestern');
});

test('one button approves; rejecting asks for a reason first', async () => {
  const sent = draw({ requests: [request('a1'), request('a2', { name: 'Paul Haidinger', user: { id: paul } })] });
  await userEvent.click((await card('Sara Novak')).getByRole('button', { name: /^Genehmigen: Sara Novak, Urlaub / }));
  await screen.findByText('Antrag von Sara Novak genehmigt.');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sara Novak' })).toBeNull());
  await userEvent.click((await card('Paul Haidinger')).getByRole('button', { name: /^Ablehnen: Paul Haidinger/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));
  expect(dialog.getByText('Bitte geben Sie eine Begründung an.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Begründung/), 'Da sind schon zwei weg.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));
  await screen.findByText('Kein Antrag wartet auf eine Entscheidung.');
  expect(sent).toEqual([
    ['decideAbsence', { state: 'approved' }],
    ['decideAbsence', { state: 'rejected', answer: 'Da sind schon zwei weg.' }],
  ]);
});

test('OFFICE-05: a failed decision shows the reason', async () => {
  draw({ requests: [request('a1')], refusal: 'Darüber wurde schon entschieden.' });
  await userEvent.click((await card('Sara Novak')).getByRole('button', { name: /^Genehmigen/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Über den Antrag konnte nicht entschieden werden. Darüber wurde schon entschieden.',
  );
});

test('TIME-22: nobody decides about the own request', async () => {
  draw({ requests: [request('a1', { user: { id: me }, isDecidable: false })] });
  const own = await card('Sara Novak');
  expect(own.getByText('Über den eigenen Antrag entscheidet jemand anderer.')).toBeTruthy();
  expect(own.queryByRole('button', { name: /^Genehmigen/ })).toBeNull();
});

test('the year shows absences by person and month, told by kind, half and state', async () => {
  const absences = [
    absence('a1', { from: '2020-07-30', to: '2020-08-02', state: 'approved' }),
    absence('a2', { user: { id: paul }, kind: 'sick', isHalfDay: true, half: 'morning', to: '2020-12-14' }),
    absence('a3', { user: { id: paul }, from: '2020-03-02', to: '2020-03-06', state: 'rejected' }),
  ];
  draw({ absences, path: '/absences?view=year&year=2020' });
  const table = within(await screen.findByRole('table', { name: 'Abwesenheiten 2020' }));
  const rowOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  // The letter is for the eye only.
  const summer = 'UUrlaub, Do 30.07.2020 bis So 02.08.2020';
  expect(rowOf('Sara Novak')).toEqual([summer, summer]);
  expect(rowOf('Paul Haidinger')).toEqual(['KKrankenstand, Mo 14.12.2020, Vormittag, beantragt']);
  expect(table.getAllByRole('columnheader')).toHaveLength(13);
  await userEvent.click(screen.getByRole('button', { name: 'Ein Jahr später' }));
  await screen.findByRole('table', { name: 'Abwesenheiten 2021' });
});

test('managers enter an absence for a person of their team', async () => {
  const sent = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Abwesenheit eintragen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Person'), 'Sara Novak');
  await userEvent.click(dialog.getByRole('button', { name: 'Eintragen' }));
  await waitFor(() => expect(sent).toMatchObject([['createAbsence', { user: { id: sara }, kind: 'holiday' }]]));
});

test('users who manage nobody have no access', async () => {
  draw({ roles: ['ROLE_EMPLOYEE'] });
  expect(screen.queryByRole('button', { name: 'Abwesenheit eintragen' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Offene Anträge' })).toBeNull();
});
