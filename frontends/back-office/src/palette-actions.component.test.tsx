// OFFICE-43: actions that the command palette runs.
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { CommandContext } from '@theke/admin/palette/command-source.ts';
import { PaletteHost } from '@theke/admin/palette/palette-host.tsx';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Me } from '@theke/contracts/identity/user';
import { type StockEntry, setSoldOut } from '@theke/contracts/ordering/capacity';
import { type AddedMinutes, readAddedMinutes, setAddedMinutes } from '@theke/contracts/ordering/promise';
import type { Role } from '@theke/contracts/permissions';
import {
  endOwnTime,
  type OwnTime,
  pauseOwnTime,
  readOwnTime,
  startOwnTime,
} from '@theke/contracts/time-tracking/own-time';
import { ApiError } from '@theke/ui/api-error';
import { stockApi, stockDayEnd } from '../testing/stock-api.ts';
import { office } from './office.ts';
import { giftCardsMessages } from './ordering/gift-cards/gift-cards-messages.de.ts';
import { reservationMessages } from './ordering/reservations/reservation-messages.de.ts';
import { OfficePalette } from './palette.tsx';
import { paletteFormMessages } from './palette-messages.de.ts';
import { findPunchCommands } from './time-tracking/my-time/punch-commands.ts';

// Compiles them now instead of in the first test that needs them.
await Promise.all([
  import('./ordering/shared/commands/sold-out-commands.ts'),
  import('./ordering/shared/commands/added-minutes-commands.ts'),
  import('./ordering/shared/commands/round-commands.ts'),
]);

const stored = { version: 1, createdAt: '2026-11-22T09:00:00.000Z', updatedAt: '2026-11-22T09:00:00.000Z' };
const id = (end: string) => `0199f000-0000-7000-8000-000000000${end}`;
const makeBranch = (end: string, name: string, changes: object = {}) =>
  ({ ...branches.draft.parse({ ...branches.example, ...changes }), ...stored, id: id(end), name }) as unknown as Branch;
const city = makeBranch('100', 'Innenstadt');
const neubau = makeBranch('101', 'Neubau');
const diavola = { ...products.draft.parse(products.example), ...stored, id: id('007'), name: 'Diavola' };
const soldOut: StockEntry = { product: diavola.id, remaining: 0, soldOutUntil: stockDayEnd };
/** The user of renderPage. */
const me = id('001');
const ownTime = {
  user: { id: me },
  presence: 'out',
  since: null,
  activity: null,
  today: { shift: null, worked: [], breakDue: null, warnings: [] },
  branches: [{ id: city.id, name: 'Innenstadt', timeZone: 'Europe/Vienna' }],
} as unknown as OwnTime;

type Sent = { body?: Record<string, unknown>; query?: { q?: string } };
type Answer = (endpoint: Endpoint, sent: Sent) => unknown;
type Options = { role?: Role; shop?: Branch[]; stock?: Record<string, StockEntry[]>; answer?: Answer };

/** Draws a page with the palette. `answer` comes before the in-memory stock and the lists; undefined passes on. */
function draw({ role = 'ROLE_MANAGER', shop = [city], stock = {}, answer = () => undefined }: Options = {}) {
  const asked: string[] = [];
  const lists = (async (endpoint: Endpoint, { query }: Sent) => {
    const data = endpoint === products.endpoints.list && query?.q === 'diav' ? [diavola] : [];
    return { data, meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: 4 } };
  }) as unknown as OfficeApi;
  const inner = stockApi(lists, stock).api;
  const api = (async (endpoint: Endpoint, sent: never, signal?: AbortSignal) => {
    asked.push(endpoint.name);
    return (await answer(endpoint, sent)) ?? inner(endpoint, sent, signal);
  }) as unknown as OfficeApi;
  const { router } = renderPage(<PaletteHost load={async () => OfficePalette} loadFailed="nicht geladen" />, {
    office: { ...office, UserMenu: () => null },
    api,
    path: '/account',
    route: '/account',
    roles: [role],
    branches: shop,
  });
  return { asked, stock, router, sent: (name: string) => asked.filter((each) => each === name) };
}
const open = async (): Promise<HTMLElement> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};
const actions = () =>
  within(screen.getByRole('group', { name: 'Aktionen' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const activeText = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('Enter opens a product; the arrow reaches the action that marks it as sold out', async () => {
  const { stock } = draw();
  const input = await open();
  await userEvent.type(input, 'diav');
  await screen.findByRole('option', { name: /^Heute ausverkauft/ });
  expect(activeText(input)).toContain('Öffnen');
  expect(screen.getByText('öffnen')).toBeTruthy();
  await userEvent.keyboard('{ArrowUp}');
  expect(activeText(input)).toBe('Heute ausverkauft: DiavolaAusführen ↵');
  expect(screen.getByText('ausführen')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('„Diavola“ ist bis 22:00 Uhr ausverkauft.')).toBeTruthy();
  await isClosed();
  expect(stock[city.id]).toEqual([soldOut]);
});

test('takes a sold-out mark back, and its undo button marks it again', async () => {
  const { stock } = draw({ stock: { [city.id]: [soldOut] } });
  await userEvent.type(await open(), '>wieder diav');
  await screen.findByRole('option', { name: /^Wieder verfügbar/ });
  await userEvent.keyboard('{Enter}');
  await screen.findByText('„Diavola“ ist wieder verfügbar.');
  expect(stock[city.id]).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(stock[city.id]).toEqual([soldOut]));
});

test('is not listed as recently used', async () => {
  draw();
  await userEvent.type(await open(), '>ausverkauft diav');
  await screen.findByRole('option', { name: /^Heute ausverkauft/ });
  await userEvent.keyboard('{Enter}');
  await isClosed();
  await open();
  expect(screen.queryAllByRole('option', { name: /Diavola/ })).toEqual([]);
  expect(Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('theke-palette'))).toEqual(
    [],
  );
});

test('names the branch, and offers the one chosen last first', async () => {
  sessionStorage.setItem('theke-branch', neubau.id);
  const { stock } = draw({ shop: [city, neubau], stock: { [city.id]: [soldOut] } });
  await userEvent.type(await open(), '>diav');
  await screen.findByRole('group', { name: 'Aktionen' });
  expect(actions()).toEqual(['Heute ausverkauft: DiavolaNeubauAusführen ↵', 'Wieder verfügbar: DiavolaInnenstadt']);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('„Diavola“ ist in „Neubau“ bis 22:00 Uhr ausverkauft.');
  expect(stock[neubau.id]).toEqual([soldOut]);
});

test('stays open with the reason of a failure, and runs again', async () => {
  let attempts = 0;
  const { stock } = draw({
    answer: (endpoint) => {
      if (endpoint !== setSoldOut) return undefined;
      attempts += 1;
      if (attempts === 1) throw new ApiError(409, [{ code: 'GONE', message: 'Dieses Produkt gibt es nicht mehr.' }]);
      if (attempts === 2) throw new TypeError('a bug');
      return undefined;
    },
  });
  await userEvent.type(await open(), '>diav');
  await screen.findByRole('option', { name: /^Heute ausverkauft/ });
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Dieses Produkt gibt es nicht mehr.');
  // The action is found anew after a failure.
  await screen.findByRole('option', { name: /^Heute ausverkauft/ });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Die Verfügbarkeit konnte nicht geändert werden.')).toBeTruthy();
  await screen.findByRole('option', { name: /^Heute ausverkauft/ });
  await userEvent.keyboard('{Enter}');
  await isClosed();
  expect(stock[city.id]).toEqual([soldOut]);
});

test('a second Enter and a held key run nothing again', async () => {
  const arriving = Promise.withResolvers<undefined>();
  const { sent, stock } = draw({ answer: (endpoint) => (endpoint === setSoldOut ? arriving.promise : undefined) });
  await userEvent.type(await open(), '>diav');
  await screen.findByRole('option', { name: /^Heute ausverkauft/ });
  await userEvent.keyboard('{Enter}{Enter}{Enter>3/}');
  expect(screen.getAllByText('Wird ausgeführt …').length).toBeGreaterThan(0);
  arriving.resolve(undefined);
  await isClosed();
  expect(sent('setSoldOut')).toHaveLength(1);
  expect(stock[city.id]).toEqual([soldOut]);
});

test.each([
  ['the result', undefined, '„Diavola“ ist bis 22:00 Uhr ausverkauft.'],
  ['the failure', ApiError.ofAnswer(409, [{ code: 'GONE', message: 'Das gibt es nicht mehr.' }]), /gibt es nicht mehr/],
])('announces %s of an action after the palette was closed', async (_, failure, text) => {
  const arriving = Promise.withResolvers<undefined>();
  draw({ answer: (endpoint) => (endpoint === setSoldOut ? arriving.promise : undefined) });
  await userEvent.type(await open(), '>diav');
  await screen.findByRole('option', { name: /^Heute ausverkauft/ });
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Schließen/ }));
  await isClosed();
  // Opened again: the result must not close it.
  await open();
  if (failure) arriving.reject(failure);
  else arriving.resolve(undefined);
  expect((await screen.findByText(text)).closest('[role=status]')).toBeTruthy();
  expect(screen.getByRole('combobox')).toBeTruthy();
});

test('does not offer the actions of an earlier text', async () => {
  const { sent } = draw();
  await userEvent.type(await open(), '>diav');
  await screen.findByRole('option', { name: /^Heute ausverkauft/ });
  await userEvent.keyboard('o{Enter}');
  expect(screen.queryByRole('group', { name: 'Aktionen' })).toBeNull();
  expect(sent('setSoldOut')).toEqual([]);
});

test('requests nothing before something is typed', async () => {
  const { asked } = draw();
  await userEvent.type(await open(), '>');
  expect(screen.getAllByRole('option').length).toBeGreaterThan(5);
  expect(asked).toEqual([]);
});

test.each(['>diav', '>tisch 14', '>dauert länger', '>stempeln'])(
  'requests and offers nothing for "%s" without the permission',
  async (typed) => {
    const { asked } = draw({ role: 'ROLE_EDITOR' });
    await userEvent.type(await open(), typed);
    await screen.findByText(`Nichts gefunden zu „${typed}“.`);
    expect(asked).toEqual([]);
  },
);

const own = (changes: Partial<OwnTime>, answer: Answer = () => undefined): Answer => {
  return (endpoint, sent) => (endpoint === readOwnTime ? { ...ownTime, ...changes } : answer(endpoint, sent));
};
const activity = { id: id('0a1'), branch: { id: city.id }, state: 'running', startAt: stockDayEnd, pauses: [] };

test('clocks in at the branch that the user chose last', async () => {
  localStorage.setItem(`theke-own-branch-${me}`, neubau.id);
  const sent: unknown[] = [];
  const answer: Answer = (endpoint, { body }) => {
    if (endpoint !== startOwnTime) return undefined;
    sent.push(body);
    return activity;
  };
  const offered = [city, neubau].map(({ id, name, timeZone }) => ({ id, name, timeZone }));
  draw({ role: 'ROLE_EMPLOYEE', shop: [city, neubau], answer: own({ branches: offered }, answer) });
  await userEvent.type(await open(), '>kommen');
  await screen.findByRole('group', { name: 'Aktionen' });
  expect(actions()).toEqual(['KommenNeubauAusführen ↵', 'KommenInnenstadt']);
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByText(/^Kommen um \d\d:\d\d\.$/)).closest('[role=status]')).toBeTruthy();
  expect(sent).toMatchObject([{ user: { id: me }, branch: { id: neubau.id } }]);
});

test.each([
  ['at work', 'in', '>stempeln', ['PauseMeine ZeitAusführen ↵', 'GehenMeine Zeit']],
  ['at work', 'in', '>feierabend', ['GehenMeine ZeitAusführen ↵']],
  ['in a break', 'paused', '>pause', ['WeiterMeine ZeitAusführen ↵']],
] as const)('offers a person %s (%s) the possible moves for "%s"', async (_, presence, typed, expected) => {
  draw({ role: 'ROLE_EMPLOYEE', answer: own({ presence, activity: activity as never }) });
  await userEvent.type(await open(), typed);
  await screen.findByRole('group', { name: 'Aktionen' });
  expect(actions()).toEqual(expected);
});

test('shows why a punch was refused, without leaving it in the queue', async () => {
  const refusal = ApiError.ofAnswer(409, [{ code: 'ALREADY_PAUSED', message: 'Sie sind schon in der Pause.' }]);
  const answer: Answer = (endpoint) => {
    if (endpoint === pauseOwnTime || endpoint === endOwnTime) throw refusal;
    return undefined;
  };
  draw({ role: 'ROLE_EMPLOYEE', answer: own({ presence: 'in', activity: activity as never }, answer) });
  await userEvent.type(await open(), '>pause');
  await screen.findByRole('option', { name: /^Pause/ });
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Sie sind schon in der Pause.');
});

test.each([
  ['of another branch with a terminal', { presence: 'in', activity: { ...activity, branch: { id: neubau.id } } }],
  ['of another user', { user: { id: id('002') } }],
  ['without a branch that allows own devices', { branches: [] }],
])('offers no punch for the state %s', async (_, changes) => {
  const { sent } = draw({ role: 'ROLE_EMPLOYEE', answer: own(changes as never) });
  await userEvent.type(await open(), '>stempeln');
  await screen.findByText('Nichts gefunden zu „>stempeln“.');
  expect(sent('readOwnTime')).toHaveLength(1);
});

test('offers no punch while earlier ones wait in the queue', async () => {
  const context = {
    api: async () => ownTime,
    client: new QueryClient(),
    me: { id: me } as Me,
    zoneOf: () => 'Europe/Vienna',
  } as unknown as CommandContext;
  expect(await findPunchCommands(context, async () => 1)).toEqual([]);
  expect(await findPunchCommands(context, async () => 0)).toHaveLength(1);
});

test('adds minutes to the times of the branch, and ends that', async () => {
  let added: AddedMinutes = { minutes: 0, until: null };
  const answer: Answer = (endpoint, { body }) => {
    if (endpoint === setAddedMinutes)
      added = { minutes: Number(body?.minutes), until: body?.minutes ? stockDayEnd : null };
    return endpoint === setAddedMinutes || endpoint === readAddedMinutes ? added : undefined;
  };
  draw({ answer });
  const input = await open();
  await userEvent.type(input, 'dauert länger');
  await screen.findByRole('group', { name: 'Aktionen' });
  // Preselected once no other result can arrive.
  await waitFor(() =>
    expect(actions()).toEqual([
      'Es dauert länger: +10 MinutenAusführen ↵',
      'Es dauert länger: +20 Minuten',
      'Es dauert länger: +30 Minuten',
    ]),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.findByText('Gäste sehen bis 22:00 Uhr um 20 Minuten spätere Zeiten.');
  expect(added.minutes).toBe(20);
  await userEvent.type(await open(), '>nicht mehr');
  await screen.findByRole('option', { name: /^Es dauert/ });
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Gäste sehen wieder die üblichen Zeiten.');
  expect(added.minutes).toBe(0);
});

test('opens the order form of a table by its number, where guests order at the table', async () => {
  const table = { ...tables.draft.parse({ ...tables.example, branch: { id: city.id } }), ...stored, id: id('014') };
  const answer: Answer = (endpoint, { query }) =>
    endpoint === tables.endpoints.list && query?.q === '14'
      ? { data: [table], meta: { total: 1, isTotalCapped: false, page: 1, pageSize: 4 } }
      : undefined;
  draw({ answer });
  await userEvent.type(await open(), 'tisch 14');
  await screen.findByText('Nichts gefunden zu „tisch 14“.');
  cleanup();
  const { router } = draw({ shop: [makeBranch('100', 'Innenstadt', { isDineInEnabled: true })], answer });
  await userEvent.type(await open(), 'tisch 14');
  await screen.findByRole('option', { name: /^Bestellung aufnehmen/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/table-service/${table.id}/round`));
});

test('finds forms with an address of their own by "neu", if the business uses them', async () => {
  const shop = [makeBranch('100', 'Innenstadt', { isReservationEnabled: true })];
  const { router } = draw({ shop });
  await userEvent.type(await open(), '>neue reservierung{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?new=staff'));
  cleanup();
  draw();
  await userEvent.type(await open(), '>neue reservierung');
  expect(screen.queryAllByRole('option')).toEqual([]);
  cleanup();
  const editor = draw({ role: 'ROLE_EDITOR', shop });
  await userEvent.type(await open(), '>neue reservierung{Enter}');
  expect(editor.router.state.location.pathname).toBe('/account');
});

test('names these forms as their pages do', () => {
  const { addReservation, seatWalkIn, sellGiftCard } = paletteFormMessages;
  const { addLong, walkInLong } = reservationMessages;
  expect([addReservation, seatWalkIn, sellGiftCard]).toEqual([addLong, walkInLong, giftCardsMessages.sell]);
});

test('finds the forms of lists by "neu", too', async () => {
  const { router } = draw();
  await userEvent.type(await open(), '>neues produkt{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/create'));
});
