// Deleting in a list can be undone for eight seconds; nothing is sent to the server before that.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tags } from '@theke/contracts/catalog/tag';
import { ApiError } from '@theke/ui/api-error';
import { Store } from 'lucide-react';
import { useParams } from 'react-router';
import { makeEntries, memoryApi } from '../../testing/memory-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../testing/test-office.ts';
import type { OfficeApi } from '../api/office-api.ts';
import { officeResource } from '../resources/office-resource.ts';
import { Notifications } from '../ui/notifications.tsx';
import { ListPage } from './list-page.tsx';

// Compiles the lazily loaded modules now, because the test uses fake timers later.
await Promise.all([import('./bulk-bar.tsx'), import('./bulk/outcome-dialog.tsx')]);
const ofTags = officeResource(tags, {
  Icon: Store,
  newLabel: 'Neu',
  titleOf: ({ name }) => name,
  columns: [],
});
const office = await makeLoadedOffice([ofTags]);
const refusal = 'Daran hängt noch etwas.';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  // react-admin logs refusals.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Renders three tags; the test decides when the server answers a deletion. */
function draw({ refused = [] as string[] } = {}) {
  const stored = { tags: makeEntries(tags as never, 3).map((one, at) => ({ ...one, name: `Tag ${at + 1}` })) };
  const memory = memoryApi([ofTags.resource], stored);
  const deleted: string[] = [];
  const answers: (() => void)[] = [];
  const api = (async (endpoint: never, sent: { params: { id: string } }, signal: never) => {
    if (endpoint !== ofTags.resource.endpoints.remove) return memory.api(endpoint, sent as never, signal);
    const index = stored.tags.findIndex(({ id }) => id === sent.params.id);
    const { name } = stored.tags[index] as { name: string };
    deleted.push(name);
    await new Promise<void>((answer) => answers.push(answer));
    if (refused.includes(name)) throw new ApiError(409, [{ code: 'IN_USE', message: refusal }]);
    stored.tags.splice(index, 1);
    return undefined;
  }) as unknown as OfficeApi;
  const Page = () => (
    <>
      {useParams().resource === 'tags' ? <ListPage office={ofTags} /> : <p>elsewhere</p>}
      <Notifications />
    </>
  );
  const { router } = renderPage(<Page />, { office, api, path: '/tags', route: '/:resource' });
  const answerAll = async () => {
    while (answers.length > 0) await act(async () => answers.shift()?.());
  };
  return { deleted, answerAll, router };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const names = () => screen.queryAllByRole('link', { name: /^Tag/ }).map(({ textContent }) => textContent);

async function deleteAll() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Löschen' }));
  await screen.findByText('3 Tags werden gelöscht.');
  return user;
}

test('removes several rows without confirmation and restores them on undo', async () => {
  const { deleted } = draw();
  const user = await deleteAll();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(names()).toEqual([]);
  await pass(7_500);
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await screen.findAllByRole('link', { name: /^Tag/ });
  await pass(20_000);
  expect(names()).toHaveLength(3);
  expect(deleted).toEqual([]);
});

test('deletes after eight seconds one by one; refused rows return selected, with the reason', async () => {
  const { deleted, answerAll } = draw({ refused: ['Tag 2'] });
  await deleteAll();
  await pass(7_500);
  expect(deleted).toEqual([]);
  await pass(1_000);
  expect(deleted).toEqual(['Tag 1']);
  await answerAll();
  expect(deleted).toEqual(['Tag 1', 'Tag 2', 'Tag 3']);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nicht alles ist gelungen' }));
  dialog.getByText('Tag 2');
  dialog.getByText(refusal);
  const chosen = await screen.findByRole('checkbox', { name: 'Tag 2 auswählen', hidden: true });
  expect((chosen as HTMLInputElement).checked).toBe(true);
});

test('sends all pending deletions at once when the window is closed', async () => {
  const { deleted } = draw();
  await deleteAll();
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(deleted).toEqual(['Tag 1', 'Tag 2', 'Tag 3']);
  window.dispatchEvent(new Event('pageshow'));
});

test('sends the remaining deletions when the window is closed during sending', async () => {
  const { deleted } = draw();
  await deleteAll();
  await pass(8_500);
  expect(deleted).toEqual(['Tag 1']);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(deleted).toEqual(['Tag 1', 'Tag 2', 'Tag 3']);
  window.dispatchEvent(new Event('pageshow'));
});

test('reports a refusal on the page that is shown by then', async () => {
  const { answerAll, router } = draw({ refused: ['Tag 1', 'Tag 2', 'Tag 3'] });
  await deleteAll();
  await act(() => router.navigate('/products'));
  await pass(8_500);
  await answerAll();
  await screen.findByText(`3 wurden nicht gelöscht, darunter „Tag 1“. ${refusal}`);
});

test('the message says how long the entry stays in the bin', async () => {
  const binned = officeResource(
    { ...tags, isBinned: true },
    { Icon: Store, newLabel: 'Neu', titleOf: ({ name }) => name, columns: [] },
  );
  const ofBinned = await makeLoadedOffice([binned]);
  const { api } = memoryApi([binned.resource], {
    tags: makeEntries(tags as never, 2).map((one, at) => ({ ...one, name: `Tag ${at + 1}` })),
  });
  const Page = () => (
    <>
      <ListPage office={binned} />
      <Notifications />
    </>
  );
  renderPage(<Page />, { office: ofBinned, api, path: '/tags', route: '/:resource' });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  expect(screen.getByRole('link', { name: 'Papierkorb' }).getAttribute('href')).toBe('/bin?kind=tags');
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Löschen' }));
  await screen.findByText('2 Tags kommen für 30 Tage in den Papierkorb.');
});
