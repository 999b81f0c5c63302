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
import { office as described } from './office.ts';
import { PunchCard } from './time-tracking/my-time/punch-card.tsx';
import type { OwnPunches } from './time-tracking/my-time/use-own-punches.ts';

const office = { ...described, UserMenu: () => null };
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

/** @param becomes what one is after a press, where it matters to the test */
function draw(
  given: Partial<OwnPunches> = {},
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
  const own: OwnPunches = {
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
    ...given,
    press: given.press ?? press,
    dismiss,
  };
  function Live() {
    const [presence, setPresence] = useState(own.presence);
    const pressed: OwnPunches['press'] = async (move, ...rest) => {
      const left = await own.press(move, ...rest);
      setPresence(becomes[move] ?? presence);
      return left;
    };
    return <PunchCard own={{ ...own, presence, press: pressed }} now={new Date(now)} />;
  }
  renderPage(<Live />, { office, api, path: '/my-time', route: '/my-time', roles: ['ROLE_EMPLOYEE'], branches: shop });
  return { press, dismiss, user: userEvent.setup() };
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const kept = { order: 1, id: 'k', person: me, move: 'start', at: at('14:58'), branch: neubau.id } as const;

test('TIME-21, TIME-04: who is not there comes by one press, at their branch', async () => {
  const { press, user } = draw();
  expect(screen.getByRole('heading', { name: 'Nicht eingestempelt' })).toBeTruthy();
  expect(buttons()).toEqual(['Kommen']);
  await user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(press.mock.calls).toEqual([['start', neubau.id, undefined]]);
  // A finger that touches twice has pressed once.
  expect((screen.getByRole('button', { name: 'Kommen' }) as HTMLButtonElement).disabled).toBe(true);
  expect((await screen.findByText(/^Kommen um \d\d:\d\d\.$/)).closest('[role=status]')).toBeTruthy();
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Kommen' }) as HTMLButtonElement).disabled).toBe(false),
  );
});

test('TIME-13: a task that was chosen goes with the start, with its project', async () => {
  const { press, user } = draw();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Woran arbeiten Sie/ }),
    'Meine Aufgabe T-7: Fotos',
  );
  await user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(press.mock.calls).toEqual([['start', neubau.id, { project: { id: 'p' }, task: { id: 't' } }]]);
});

test('of several branches one is chosen, and is there again the next time', async () => {
  const first = draw({ branches: [neubau, zentrum] });
  const choice = screen.getByRole('combobox', { name: 'Filiale' }) as HTMLSelectElement;
  expect(choice.value).toBe(neubau.id);
  await first.user.selectOptions(choice, 'Zentrum');
  await first.user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(first.press.mock.calls).toEqual([['start', zentrum.id, undefined]]);
  cleanup();
  const again = draw({ branches: [neubau, zentrum] });
  await again.user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(again.press.mock.calls).toEqual([['start', zentrum.id, undefined]]);
});

test('TIME-09: at work one reads since when, how long, what is planned, and by when the law wants a break', async () => {
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

test('who belongs to more branches than allow it reads for which one they punch', () => {
  const shop = [neubau, zentrum] as unknown as Branch[];
  draw({}, undefined, {}, shop);
  expect(screen.getByText('Neubau')).toBeTruthy();
  cleanup();
  draw(working, undefined, {}, shop);
  expect(screen.getByText('Neubau, Service, heute geplant 16:00 bis 23:00, noch keine Pause')).toBeTruthy();
});

test('a break that is overdue is said so', () => {
  draw(working, at('21:10'));
  expect(screen.getByText('Pause überfällig, 30 Minuten')).toBeTruthy();
});

test('the keys stay at the buttons, whatever they are then', async () => {
  const { user } = draw({ ...working, presence: 'in' }, at('17:52'), { pause: 'paused' });
  screen.getByRole('button', { name: 'Pause' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Weiter' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Weiter'));
});

test('who pauses goes on or goes', () => {
  draw({ ...working, presence: 'paused', since: at('17:30') });
  expect(screen.getByRole('heading', { name: 'Pause seit 18:30' })).toBeTruthy();
  expect(buttons()).toEqual(['Gehen', 'Weiter']);
});

test('what is not sent yet is said, with what to do', async () => {
  const press = async () => kept;
  const today = { shift, worked: [], breakDue: null, warnings: [] };
  const { user } = draw({ ...working, today, waiting: [kept, { ...kept, order: 2 }], press });
  // Of the day only what was planned is known then.
  expect(screen.getByText('Service, heute geplant 16:00 bis 23:00')).toBeTruthy();
  expect(screen.queryByText(/Std\./)).toBeNull();
  expect(screen.getByText(/^2 Stempel noch nicht gesendet\. Bitte lassen Sie diese Seite offen/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Gehen' }));
  expect(await screen.findByText(/^Gehen um \d\d:\d\d gemerkt\.$/)).toBeTruthy();
});

test('what was refused is read with its reason, and goes once it was', async () => {
  const { dismiss, user } = draw({ refused: [{ ...kept, refusal: 'Das ist mehr als 26 Stunden her.' }] });
  expect(screen.getByRole('alert').textContent).toBe(
    'Nicht angenommen: Kommen am 21.11.2026, 15:58. Aktivität konnte nicht gestartet werden. Das ist mehr als 26 Stunden her.Verstanden',
  );
  await user.click(screen.getByRole('button', { name: 'Verstanden' }));
  expect(dismiss.mock.calls).toEqual([[1]]);
});

test('what began where people have to stand at the terminal is not ended here', () => {
  draw({ ...working, workplace: 'Werkstatt' });
  expect(
    screen.getByText(/^Sie haben am Terminal begonnen\. Dort wird nicht am eigenen Gerät gestempelt\.$/),
  ).toBeTruthy();
  for (const name of ['Gehen', 'Pause'])
    expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(true);
});

test('where this device keeps nothing, that is said', async () => {
  const { user } = draw({ press: () => Promise.reject(new Error('no disk')) });
  await user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Dieses Gerät kann nichts speichern.');
});
