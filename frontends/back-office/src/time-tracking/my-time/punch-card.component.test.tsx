import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Endpoint } from '@theke/contracts/endpoint';
import { readOwnBookable } from '@theke/contracts/time-tracking/own-time';
import type { Bookable } from '@theke/contracts/time-tracking/working-activity';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { useState } from 'react';
import { office } from '../../../testing/test-office.ts';
import { PunchCard } from './punch-card.tsx';
import type { OwnPunches } from './use-own-punches.ts';

const me = '0199f000-0000-7000-8000-000000000001';
const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const [neubau, zentrum] = ['Neubau', 'Zentrum'].map((name) => ({ id: name, name, timeZone: 'Europe/Vienna' })) as [
  OwnPunches['branches'][number],
  OwnPunches['branches'][number],
];
const shift = { startAt: at('15:00'), endAt: at('22:00'), pauseMinutes: 30, role: 'Service' };
const working: Partial<OwnPunches> = {
  presence: 'in',
  since: at('14:58'),
  workplace: neubau.id,
  today: {
    shift,
    worked: [{ startAt: at('14:58'), endAt: at('17:52') }],
    breakDue: { by: at('20:58'), minutes: 30 },
    warnings: [],
  },
};
const task = { id: 't', number: 7, title: 'Fotos', project: { id: 'p' }, assignees: [{ id: me }] };
const bookable: Bookable = { projects: [], tasks: [task] };

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** @param becomes state after a press, if the test needs it */
function draw(
  changes: Partial<OwnPunches> = {},
  now = at('17:52'),
  becomes: Partial<Record<PunchMove, OwnPunches['presence']>> = {},
  shop: Branch[] = [],
) {
  const press = jest.fn<OwnPunches['press']>(async () => undefined);
  const dismiss = jest.fn<OwnPunches['dismiss']>(async () => undefined);
  const api = (async (endpoint: Endpoint) => {
    if (endpoint === readOwnBookable) return [{ branch: { id: neubau.id }, ...bookable }];
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  const ownPunches: OwnPunches = {
    id: me,
    presence: 'out',
    since: null,
    startAt: undefined,
    today: { shift: null, worked: [], breakDue: null, warnings: [] },
    branches: [neubau],
    workplace: undefined,
    waiting: [],
    refused: [],
    isShown: true,
    ...changes,
    press: changes.press ?? press,
    dismiss,
  };
  function Live() {
    const [presence, setPresence] = useState(ownPunches.presence);
    const pressed: OwnPunches['press'] = async (move, ...rest) => {
      const waitingPunch = await ownPunches.press(move, ...rest);
      setPresence(becomes[move] ?? presence);
      return waitingPunch;
    };
    return <PunchCard ownPunches={{ ...ownPunches, presence, press: pressed }} now={new Date(now)} />;
  }
  renderPage(<Live />, { office, api, path: '/my-time', route: '/my-time', roles: ['ROLE_EMPLOYEE'], branches: shop });
  return { press, dismiss, user: userEvent.setup() };
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const waitingPunch = { order: 1, id: 'k', person: me, move: 'start', at: at('14:58'), branch: neubau.id } as const;

test('TIME-21, TIME-04: clocks in at the own branch with one press', async () => {
  const { press, user } = draw();
  expect(screen.getByRole('heading', { name: 'Nicht eingestempelt' })).toBeTruthy();
  expect(buttons()).toEqual(['Kommen']);
  await user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(press.mock.calls).toEqual([['start', neubau.id, undefined]]);
  // A double tap counts as one press.
  expect((screen.getByRole('button', { name: 'Kommen' }) as HTMLButtonElement).disabled).toBe(true);
  expect((await screen.findByText(/^Kommen um \d\d:\d\d\.$/)).closest('[role=status]')).toBeTruthy();
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Kommen' }) as HTMLButtonElement).disabled).toBe(false),
  );
});

test('TIME-13: the start contains the chosen task with its project', async () => {
  const { press, user } = draw();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Woran arbeiten Sie/ }),
    'Meine Aufgabe T-7: Fotos',
  );
  await user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(press.mock.calls).toEqual([['start', neubau.id, { project: { id: 'p' }, task: { id: 't' } }]]);
});

test('one of several branches is chosen, and preselected the next time', async () => {
  const first = draw({ branches: [neubau, zentrum] });
  const choice = screen.getByRole('combobox', { name: 'Filiale' }) as HTMLSelectElement;
  expect(choice.value).toBe(neubau.id);
  await first.user.selectOptions(choice, 'Zentrum');
  await first.user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(first.press.mock.calls).toEqual([['start', zentrum.id, undefined]]);
  cleanup();
  const second = draw({ branches: [neubau, zentrum] });
  await second.user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(second.press.mock.calls).toEqual([['start', zentrum.id, undefined]]);
});

test('TIME-09: at work, shows start, duration, shift and when a break is due', async () => {
  const { press, user } = draw(working);
  const card = within(screen.getByRole('region', { name: 'Arbeitet seit 15:58' }));
  expect(card.getByText('2:54 Std.')).toBeTruthy();
  expect(card.getByText('Service, heute geplant 16:00 bis 23:00, noch keine Pause')).toBeTruthy();
  expect(card.getByText('Pause bis spätestens 21:58, 30 Minuten')).toBeTruthy();
  expect(buttons()).toEqual(['Gehen', 'Pause']);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(press.mock.calls).toEqual([['pause', neubau.id, undefined]]);
});

test("shows the branch if only some of the user's branches allow punching", () => {
  const shop = [neubau, zentrum] as unknown as Branch[];
  draw({}, undefined, {}, shop);
  expect(screen.getByText('Neubau')).toBeTruthy();
  cleanup();
  draw(working, undefined, {}, shop);
  expect(screen.getByText('Neubau, Service, heute geplant 16:00 bis 23:00, noch keine Pause')).toBeTruthy();
});

test('marks an overdue break', () => {
  draw(working, at('21:10'));
  expect(screen.getByText('Pause überfällig, 30 Minuten')).toBeTruthy();
});

test('the focus stays at the buttons after a press', async () => {
  const { user } = draw({ ...working, presence: 'in' }, at('17:52'), { pause: 'paused' });
  screen.getByRole('button', { name: 'Pause' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Weiter' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Weiter'));
});

test('during a break, one can resume or clock out', () => {
  draw({ ...working, presence: 'paused', since: at('17:30') });
  expect(screen.getByRole('heading', { name: 'Pause seit 18:30' })).toBeTruthy();
  expect(buttons()).toEqual(['Gehen', 'Weiter']);
});

test('shows unsent punches and what to do', async () => {
  const press = async () => waitingPunch;
  const today = { shift, worked: [], breakDue: null, warnings: [] };
  const { user } = draw({ ...working, today, waiting: [waitingPunch, { ...waitingPunch, order: 2 }], press });
  // Without a response, only the planned shift is known.
  expect(screen.getByText('Service, heute geplant 16:00 bis 23:00')).toBeTruthy();
  expect(screen.queryByText(/Std\./)).toBeNull();
  expect(screen.getByText(/^2 Stempel noch nicht gesendet\. Bitte lassen Sie diese Seite offen/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Gehen' }));
  expect(await screen.findByText(/^Gehen um \d\d:\d\d gemerkt\.$/)).toBeTruthy();
});

test('shows a refused punch with its reason until it is dismissed', async () => {
  const { dismiss, user } = draw({ refused: [{ ...waitingPunch, refusal: 'Das ist mehr als 26 Stunden her.' }] });
  expect(screen.getByRole('alert').textContent).toBe(
    'Nicht angenommen: Kommen am 21.11.2026, 15:58. Aktivität konnte nicht gestartet werden. Das ist mehr als 26 Stunden her.Verstanden',
  );
  await user.click(screen.getByRole('button', { name: 'Verstanden' }));
  expect(dismiss.mock.calls).toEqual([[1]]);
});

test('work started at a branch with a required terminal cannot be ended here', () => {
  draw({ ...working, workplace: 'Werkstatt' });
  expect(
    screen.getByText(/^Sie haben am Terminal begonnen\. Dort wird nicht am eigenen Gerät gestempelt\.$/),
  ).toBeTruthy();
  for (const name of ['Gehen', 'Pause'])
    expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(true);
});

test('says if this device cannot store punches', async () => {
  const { user } = draw({ press: () => Promise.reject(new Error('no disk')) });
  await user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Dieses Gerät kann nichts speichern.');
});
