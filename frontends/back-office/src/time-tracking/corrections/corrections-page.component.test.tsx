import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Role } from '@theke/contracts/permissions';
import {
  type CorrectionCheck,
  decideCorrectionRequest,
  listCorrectionRequests,
  type NamedCorrectionRequest,
  readCorrectionChecks,
  readCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import type { WorkingFact } from '@theke/contracts/time-tracking/working-activity';
import { listWorkingSchedules } from '@theke/contracts/time-tracking/working-schedule';
import { ApiError } from '@theke/ui/api-error';
import { pageOf } from '../../../testing/page-of.ts';
import { office } from '../../../testing/test-office.ts';
import { CorrectionsPage } from './corrections-page.tsx';

const id = (end: string) => `0199f000-0000-7000-8000-0000000000${end}`;
/** The current user in these tests (renderPage). */
const me = id('01');
const branch = { id: id('b1') };
const fine: CorrectionCheck = { refusal: null, isJudged: true, warnings: [] };
const long: CorrectionCheck = {
  ...fine,
  warnings: [
    {
      rule: 'AT-AZG-12-1',
      severity: 'breach',
      date: '2020-11-17',
      text: 'Ruhezeit 10:50 Std. statt 11:00 Std. (§ 12 Abs. 1 AZG).',
    },
  ],
};

const request = (end: string, name: string, changes: Partial<NamedCorrectionRequest> = {}): NamedCorrectionRequest => ({
  id: id(end),
  version: 1,
  user: { id: id(`${end[0]}9`) },
  name,
  activity: { id: id('a1') },
  branch,
  startAt: '2020-11-16T16:00:00.000Z',
  endAt: '2020-11-16T22:10:00.000Z',
  pauses: [],
  reason: 'Geburtstagsrunde bis nach Sperrstunde.',
  was: { startAt: '2020-11-16T16:02:00.000Z', endAt: '2020-11-16T21:00:00.000Z', pauses: [] },
  state: 'requested',
  answer: '',
  decidedBy: '',
  askedAt: '2020-11-17T08:00:00.000Z',
  decidedAt: null,
  ...changes,
});
const sara = request('c1', 'Sara Novak');
const paul = request('d1', 'Paul Haidinger', { was: null, activity: null });
const ownRequest = request('e1', 'Luisa Marillo', { user: { id: me } });

const stamp = (end: string, kind: WorkingFact['kind'], at: string): WorkingFact => ({
  id: id(end),
  kind,
  at,
  terminalAt: at,
  serverAt: at,
  isLate: false,
  source: 'terminal',
  terminal: { id: id('f9') },
  bookedOn: null,
  reason: '',
  by: '',
  to: null,
});
const stamps = [stamp('f1', 'start', '2020-11-16T16:02:00.000Z'), stamp('f2', 'end', '2020-11-16T21:00:00.000Z')];

type Options = {
  requests?: NamedCorrectionRequest[];
  checks?: Record<string, CorrectionCheck>;
  /** Errors of decisions, by request id. */
  refusals?: Record<string, string>;
  /** Findings that appear only after a reload. */
  later?: Record<string, CorrectionCheck>;
  roles?: Role[];
  path?: string;
};

function draw({
  requests = [sara, paul, ownRequest],
  checks = { [sara.id]: fine, [paul.id]: long, [ownRequest.id]: fine },
  refusals = {},
  later = {},
  roles = ['ROLE_MANAGER'],
  path = '/correction-requests',
}: Options = {}) {
  const sent: [string, object][] = [];
  let stored = requests;
  type Call = { body?: object; params?: { id: string }; query?: { filter?: { state?: string; user?: string } } };
  const api = (async (endpoint: Endpoint, { body = {}, params, query }: Call) => {
    const found = stored.find((one) => one.id === params?.id);
    if (endpoint === listCorrectionRequests) {
      const { state, user } = query?.filter ?? {};
      return pageOf(stored.filter((one) => (!state || one.state === state) && (!user || one.user.id === user)));
    }
    if (endpoint === readCorrectionChecks)
      return stored.flatMap((one) =>
        one.state === 'requested' && checks[one.id] ? [{ ...checks[one.id], id: one.id }] : [],
      );
    if (endpoint === readCorrectionRequest && found)
      return {
        ...found,
        stamps,
        check: found.state === 'requested' ? (later[found.id] ?? checks[found.id] ?? fine) : null,
      };
    if (endpoint === listWorkingSchedules) return pageOf([]);
    if (endpoint === decideCorrectionRequest && found) {
      const refusal = refusals[found.id];
      if (refusal) throw new ApiError(409, [{ code: 'CHANGED_SINCE', message: refusal }]);
      stored = stored.map((one) => (one === found ? { ...one, ...body, decidedBy: 'Dora Huber' } : one));
      sent.push([found.id, body]);
      return found;
    }
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  renderPage(<CorrectionsPage />, { office, api, roles, path, route: '/correction-requests' });
  return sent;
}
const list = async () => within(await screen.findByRole('list', { name: 'Anträge' }));
const panel = async (name: string) => within(await screen.findByRole('complementary', { name }));

test('lists requests by state with their number and what to check before deciding', async () => {
  const done = request('91', 'Tom Weiss', { state: 'approved', decidedBy: 'Dora Huber' });
  draw({ requests: [sara, paul, done] });
  await screen.findByText('Verstoß');
  expect((await list()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SNSara Novak Mo 16.11.  bisher 17:02–22:00, beantragt 17:00–23:10„Geburtstagsrunde bis nach Sperrstunde.“+1:1217.11.2020, 09:00',
    'PHPaul Haidinger Mo 16.11. Lücke Verstoßbisher nichts gestempelt, beantragt 17:00–23:10, ohne Pause„Geburtstagsrunde bis nach Sperrstunde.“+6:1017.11.2020, 09:00',
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Genehmigt 1' }));
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1));
  expect((await list()).getByRole('listitem').textContent).toContain('Genehmigt von Dora Huber');
  await userEvent.click(screen.getByRole('button', { name: 'Abgelehnt 0' }));
  await screen.findByText('Es wurde noch kein Antrag abgelehnt.');
});

test('TIME-05, TIME-09: shows a request beside the punches of its day and its legal findings', async () => {
  draw();
  await userEvent.click((await list()).getByRole('button', { name: 'Paul Haidinger' }));
  const opened = await panel('Paul Haidinger');
  await opened.findByText('Di 17.11.: Ruhezeit 10:50 Std. statt 11:00 Std. (§ 12 Abs. 1 AZG).');
  expect(
    opened
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(-3),
  ).toEqual([
    '17.11.2020, 09:00beantragt von Paul Haidinger',
    '16.11.2020, 22:00Gehen, am Terminal',
    '16.11.2020, 17:02Kommen, am Terminal',
  ]);
  await userEvent.click((await list()).getByRole('button', { name: 'Sara Novak' }));
  await (await panel('Sara Novak')).findByText('Kein Verstoß gegen das Gesetz, keine Überschneidung.');
});

test('a refusal requires a reason; approving shows the added working time', async () => {
  const sent = draw({ path: `/correction-requests?request=${sara.id}` });
  const opened = await panel('Sara Novak');
  expect(opened.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '17:02–22:00',
    '17:00–23:10',
  ]);
  await userEvent.click(opened.getByRole('button', { name: 'Ablehnen' }));
  expect(await opened.findByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(opened.getByLabelText(/^Antwort/), 'Da war schon zu.');
  await userEvent.click(opened.getByRole('button', { name: 'Ablehnen' }));
  await waitFor(() => expect(sent).toEqual([[sara.id, { state: 'rejected', answer: 'Da war schon zu.' }]]));
  await userEvent.click(await (await panel('Paul Haidinger')).findByRole('button', { name: 'Genehmigen, +6:10' }));
  await waitFor(() => expect(sent[1]).toEqual([paul.id, { state: 'approved', answer: '' }]));
});

test('OFFICE-05: a failed decision shows the reason and keeps the input', async () => {
  const why = 'An dieser Zeit wurde seit dem Antrag etwas geändert.';
  draw({ refusals: { [sara.id]: why } });
  const opened = await panel('Sara Novak');
  await userEvent.type(opened.getByLabelText(/^Antwort/), 'Passt.');
  await userEvent.click(opened.getByRole('button', { name: 'Genehmigen, +1:12' }));
  expect((await opened.findByRole('alert')).textContent).toBe(
    `Über den Antrag konnte nicht entschieden werden. ${why}`,
  );
  expect((opened.getByLabelText(/^Antwort/) as HTMLInputElement).value).toBe('Passt.');
});

test('only administrators may decide about their own request, which is listed under "Von mir"', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Von mir 1' }));
  const opened = await panel('Luisa Marillo');
  expect(opened.getByText('Über den eigenen Antrag entscheidet jemand anderer.')).toBeTruthy();
  expect(opened.queryByRole('button', { name: /Genehmigen/ })).toBeNull();
});

test('approves undisputed requests together; a failure stays open and is listed with its reason', async () => {
  const ali = request('71', 'Ali Kaya');
  const eva = request('81', 'Eva Zauner');
  const unjudged = request('61', 'Uwe Ferl');
  const refused = request('51', 'Tom Weiss');
  const requests = [sara, paul, ownRequest, ali, eva, unjudged, refused];
  const checks = {
    [sara.id]: fine,
    [paul.id]: long,
    [ownRequest.id]: fine,
    [ali.id]: fine,
    [eva.id]: fine,
    [unjudged.id]: { ...fine, isJudged: false },
    [refused.id]: {
      ...fine,
      refusal: { code: 'OVERLAPS', message: 'In dieser Zeit hat die Person schon gearbeitet.' },
    },
  };
  const why = 'An dieser Zeit wurde seit dem Antrag etwas geändert.';
  const sent = draw({ requests, checks, refusals: { [ali.id]: why }, later: { [eva.id]: long } });
  await userEvent.click(await screen.findByRole('button', { name: '3 unstrittige Anträge genehmigen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Sara Novak', 'Ali Kaya', 'Eva Zauner'].map((name) => `${name}, Mo 16.11., 17:00 bis 23:10`),
  );
  await userEvent.click(dialog.getByRole('button', { name: '3 Anträge genehmigen' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Ali Kaya, Mo 16.11., 17:00 bis 23:10: ${why}`,
    'Eva Zauner, Mo 16.11., 17:00 bis 23:10: Inzwischen spricht etwas dagegen. Bitte entscheiden Sie einzeln.',
  ]);
  expect(sent).toEqual([[sara.id, { state: 'approved' }]]);
  expect(screen.getByText('1 Korrektur ist genehmigt.')).toBeTruthy();
});

test('users who manage nobody have no access', async () => {
  draw({ roles: ['ROLE_EMPLOYEE'] });
  expect(screen.queryByRole('list', { name: 'Anträge' })).toBeNull();
});
