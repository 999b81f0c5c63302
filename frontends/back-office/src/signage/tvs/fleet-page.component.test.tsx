import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource } from '@theke/admin/api/resource.ts';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Role } from '@theke/contracts/permissions';
import { commandKind, commandLabels } from '@theke/contracts/signage/command';
import { commandTv, listTvs, pairNewTv, type Tv } from '@theke/contracts/signage/device';
import { scenes } from '@theke/contracts/signage/scene';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { tvStates } from '@theke/rules/signage/tv-state';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { aBranch, aTv, sampleId } from '../shared/signage-samples.ts';
import { FleetPage } from './fleet-page.tsx';

const resources = [scenes, digitalSignageSegments, digitalSignageStreams] as unknown as AnyResource[];
type Sent = { params?: { id: string }; body?: Record<string, unknown> };

type Options = { roles?: Role[]; path?: string; refused?: readonly string[]; wrongCode?: boolean };

function draw(tvs: readonly Tv[], { roles, path = '', refused = [], wrongCode = false }: Options = {}) {
  const memory = memoryApi(resources);
  const sent: { name: string; sent: Sent }[] = [];
  const api = (async (endpoint: Endpoint, parts: Sent) => {
    if (endpoint === listTvs) return tvs;
    sent.push({ name: endpoint.name, sent: parts });
    if (endpoint === commandTv) {
      if (refused.includes(parts.params?.id ?? ''))
        throw new ApiError(409, [{ code: 'TV_NOT_PAIRED', message: 'Der TV ist nicht gekoppelt.' }]);
      return tvs[0];
    }
    if (endpoint === pairNewTv) {
      if (wrongCode)
        throw new ApiError(422, [{ code: 'WRONG_CODE', field: 'code', message: 'Diesen Code gibt es nicht.' }]);
      return aTv();
    }
    return memory.api(endpoint, parts as never);
  }) as unknown as OfficeApi;
  const view = renderPage(<FleetPage />, {
    office,
    api,
    path: `/digital-signage-devices${path}`,
    route: '/digital-signage-devices',
    branches: [aBranch],
    ...(roles && { roles }),
  });
  return { ...view, sent, stored: memory.stored };
}

const inEachState = tvStates.map((state, index) =>
  aTv({ id: sampleId(10 + index), name: `TV ${state}`, status: { state } }),
);

test('shows each state in words, and counts the TVs that need help', async () => {
  draw(inEachState);
  const table = await screen.findByRole('table');
  const texts = [
    'Läuft',
    'Zeigt alten Stand',
    'Nichts geplant',
    'Geplant aus',
    /^Offline seit /,
    'Nicht gekoppelt',
    'Außer Betrieb',
  ];
  for (const [index, word] of texts.entries())
    within(within(table).getAllByRole('row')[index + 1] as HTMLElement).getAllByText(word);
  for (const name of ['Alle 7', 'Läuft 1', 'Braucht Hilfe 4', 'Geplant aus 2']) screen.getByRole('button', { name });
  await userEvent.click(screen.getByRole('button', { name: 'Geplant aus 2' }));
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
});

// SIGN-18
test('names a wrong clock and recent errors of TVs that are heard', async () => {
  const { report } = aTv().status;
  const error = (minutes: number, message: string) => ({
    at: new Date(Date.now() - minutes * 60_000).toISOString(),
    scene: '',
    message,
  });
  const wrong = { clockOffset: -61_000 };
  const errors = [error(9, 'Der Speicher des TVs ist voll.'), error(9.5, 'Das Bild fehlt.')];
  draw([
    aTv({ name: 'Uhr', status: { report: report && { ...report, ...wrong } } }),
    aTv({ id: sampleId(2), name: 'Speicher', status: { errors } }),
    aTv({ id: sampleId(3), name: 'Früher', status: { errors: [error(11, 'Das Video bleibt stehen.')] } }),
    aTv({
      id: sampleId(4),
      name: 'Stumm',
      status: { state: 'silent', report: report && { ...report, ...wrong }, errors },
    }),
  ]);
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const texts = ['Uhr geht falsch', 'Der Speicher des TVs ist voll.', 'Das Bild fehlt.', 'Das Video bleibt stehen.'];
  const shown = rows.map((row) => texts.filter((word) => within(row).queryAllByText(word).length > 0));
  expect(shown).toEqual([['Uhr geht falsch'], ['Der Speicher des TVs ist voll.'], [], []]);
});

test('sends a command to the selected TVs only, and names those that refuse', async () => {
  const tvs = [aTv(), aTv({ id: sampleId(2), name: 'Schaufenster' }), aTv({ id: sampleId(3), name: 'Gang' })];
  const { sent } = draw(tvs, { refused: [sampleId(2)] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Theke links auswählen' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Schaufenster auswählen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
  await screen.findByText('Schaufenster: Der TV ist nicht gekoppelt.');
  const commands = sent.filter(({ name }) => name === commandTv.name);
  expect(commands.map((one) => [one.sent.params?.id, one.sent.body?.command])).toEqual([
    [sampleId(1), 'reload'],
    [sampleId(2), 'reload'],
  ]);
  // Each has its own id, so that the server can ignore a repeated one.
  expect(new Set(commands.map((one) => one.sent.body?.commandId)).size).toBe(2);
});

test('offers every command to several TVs, also to clear their caches', async () => {
  const { sent } = draw([aTv(), aTv({ id: sampleId(2), name: 'Schaufenster' })]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Alle gezeigten TVs auswählen' }));
  const toolbar = within(screen.getByRole('toolbar', { name: '2 TVs ausgewählt' }));
  for (const kind of commandKind.options) toolbar.getByRole('button', { name: commandLabels[kind] });
  await userEvent.click(toolbar.getByRole('button', { name: 'Speicher leeren' }));
  await waitFor(() =>
    expect(
      sent.filter(({ name }) => name === commandTv.name).map((one) => [one.sent.params?.id, one.sent.body?.command]),
    ).toEqual([
      [sampleId(1), 'clear-cache'],
      [sampleId(2), 'clear-cache'],
    ]),
  );
});

test('filters by label, and selects only what is shown', async () => {
  draw([aTv({ labels: ['Schaufenster'] }), aTv({ id: sampleId(2), name: 'Gang' })]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Schlagwort' }), 'Schaufenster');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alle gezeigten TVs auswählen' }));
  screen.getByText('1 TV ausgewählt');
});

test('reports a wrong code at its field, and sends it without separators in capitals', async () => {
  const { sent } = draw([aTv()], { path: '?pair=1', wrongCode: true });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code', hidden: true }), 'k7px 4m3q');
  fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByText('TV koppeln', { selector: 'button' }));
  await waitFor(() =>
    expect(
      screen.getByRole('textbox', { name: 'Code', hidden: true, description: 'Diesen Code gibt es nicht.' }),
    ).toBeTruthy(),
  );
  expect(sent.find(({ name }) => name === pairNewTv.name)?.sent.body?.code).toBe('K7PX4M3Q');
});

test('fills in the code of a scanned URL, and removes it from the URL', async () => {
  const { sent, router } = draw([aTv()], { path: '?view=help&code=K7PX4M3Q' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code', hidden: true });
  expect(field.value).toBe('K7PX-4M3Q');
  await waitFor(() => expect(router.state.location.search).toBe('?view=help&pair=1'));
  expect(field.value).toBe('K7PX-4M3Q');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name', hidden: true }));
  fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByText('TV koppeln', { selector: 'button' }));
  await waitFor(() => expect(sent.find(({ name }) => name === pairNewTv.name)?.sent.body?.code).toBe('K7PX4M3Q'));
});

test('ignores a code in the URL that no screen can show', async () => {
  draw([aTv()], { path: '?code=%3Cb%3E' });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code', hidden: true })).value).toBe('');
});

test('two presses on the template create one scene, one segment and one stream', async () => {
  const { stored } = draw([]);
  const make = await screen.findByRole('button', { name: 'Speisekarte anlegen' });
  fireEvent.click(make);
  fireEvent.click(make);
  await screen.findByRole('dialog', { hidden: true });
  expect(resources.map(({ name }) => stored[name]?.length)).toEqual([1, 1, 1]);
  const [scene, segment, stream] = resources.map(({ name }) => stored[name]?.[0]);
  expect(segment?.items).toMatchObject([{ scene: { id: scene?.id } }]);
  expect(stream?.fallback).toEqual({ id: segment?.id });
});

test('employees send commands, but pair and create nothing', async () => {
  const { unmount } = draw([aTv()], { roles: ['ROLE_EMPLOYEE'], path: '?pair=1' });
  await screen.findByRole('checkbox', { name: 'Theke links auswählen' });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'TV koppeln' })).toBeNull();
  unmount();
  draw([], { roles: ['ROLE_EMPLOYEE'] });
  await screen.findByText('Noch keine TVs.');
  expect(screen.queryByRole('button', { name: 'Speisekarte anlegen' })).toBeNull();
});
