// OFFICE-16: an entry in use is not deleted; a dialog lists the uses and offers to switch it off.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Uses } from '@theke/contracts/uses';
import { ApiError } from '@theke/ui/api-error';
import { Store } from 'lucide-react';
import { useParams } from 'react-router';
import { idAt, makeEntries, memoryApi } from '../../testing/memory-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../testing/test-office.ts';
import type { OfficeApi } from '../api/office-api.ts';
import { RecordMenu } from '../forms/record-menu.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { officeResource } from '../resources/office-resource.ts';
import { Notifications } from '../ui/notifications.tsx';
import { UsedEntries } from './used-entries.tsx';

// Compiles the lazily loaded modules now, because the test uses fake timers later.
await Promise.all([
  import('../lists/bulk-bar.tsx'),
  import('../lists/row-menu.tsx'),
  import('../lists/bulk/outcome-dialog.tsx'),
  import('./used-dialog.tsx'),
]);
// jsdom does not implement popovers.
HTMLElement.prototype.hidePopover = () => undefined;

const described = { Icon: Store, newLabel: 'Neu', columns: [] };
const ofCategories = officeResource(categories, {
  ...described,
  titleOf: ({ name }) => name,
  switchable: { field: 'isEnabled', on: 'Einschalten', off: 'Ausschalten' },
});
const ofMenus = officeResource(menus, { ...described, titleOf: ({ name }) => name });
const office = await makeLoadedOffice([ofCategories, ofMenus]);
const { uses: readUses, remove } = ofCategories.resource.endpoints;

const unused: Uses = { places: [], total: 0 };
const onMenu: Uses = { places: [{ kind: 'menus', id: idAt(7), name: 'Herbstkarte' }], total: 3 };

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  // react-admin logs refusals.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Options = {
  /** Uses that the server returns before the deletion, by category number. */
  usesOf?: (number: string) => Uses;
  /** Error of the delete request. */
  refusal?: ApiError;
  path?: string;
};

/** Renders three categories in a list, or the form menu of the first one. */
function draw({ usesOf = () => unused, refusal, path = '/categories' }: Options = {}) {
  const stored = {
    categories: makeEntries(categories as never, 3).map((one, at) => ({ ...one, name: `Kategorie ${at + 1}` })),
  };
  const memory = memoryApi([ofCategories.resource, ofMenus.resource], stored);
  const deleted: string[] = [];
  const onDeleted = jest.fn();
  const api = (async (endpoint: Endpoint, sent: { params: { id: string } }, signal: never) => {
    const name = () => String(stored.categories.find(({ id }) => id === sent.params.id)?.name);
    if (endpoint === readUses) return usesOf(name().slice(-1));
    if (endpoint !== remove) return memory.api(endpoint as never, sent as never, signal);
    deleted.push(name());
    if (refusal) throw refusal;
    return undefined;
  }) as unknown as OfficeApi;
  const Page = () => {
    const { resource, id } = useParams();
    if (resource !== 'categories') return <p>elsewhere</p>;
    const [first] = stored.categories;
    if (id && first) return <RecordMenu office={ofCategories} record={first} onDeleted={onDeleted} />;
    return <ListPage office={ofCategories} />;
  };
  const { router } = renderPage(
    <>
      <UsedEntries>
        <Page />
      </UsedEntries>
      <Notifications />
    </>,
    { office, api, path, route: '/:resource/:id?' },
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { deleted, onDeleted, router, stored, user };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function deleteFromRow({ user }: Pick<ReturnType<typeof draw>, 'user'>, name: string) {
  await user.click(await screen.findByRole('button', { name: `Aktionen für ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
}

test('a used entry stays in its list: the dialog names the places, and switches it off', async () => {
  const page = draw({ usesOf: () => onMenu });
  await deleteFromRow(page, 'Kategorie 2');
  const dialog = await findDialog('„Kategorie 2“ kann nicht gelöscht werden');
  expect(dialog.getByRole('term').textContent).toBe('Produktkataloge');
  expect(dialog.getByRole('link', { name: 'Herbstkarte' }).getAttribute('href')).toBe(`/menus/${idAt(7)}`);
  dialog.getByText('und 2 weitere Stellen');
  dialog.getByText(/Wird er nur im Moment nicht gebraucht, genügt „Ausschalten“\./);
  expect(screen.queryByText('Kategorie 2 wird gelöscht.')).toBeNull();

  await page.user.click(dialog.getByRole('button', { name: 'Ausschalten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.stored.categories.map((one) => (one as { isEnabled?: boolean }).isEnabled)).toEqual([true, false, true]);
  await pass(20_000);
  expect(page.deleted).toEqual([]);
});

test('deletes an unused entry as usual', async () => {
  const page = draw();
  await deleteFromRow(page, 'Kategorie 2');
  await screen.findByText('Kategorie 2 wird gelöscht.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(8_500);
  expect(page.deleted).toEqual(['Kategorie 2']);
});

test('the form checks the uses of its entry and returns to the list after switching it off', async () => {
  const { deleted, onDeleted, router, user } = draw({ usesOf: () => onMenu, path: `/categories/${idAt(1)}` });
  await user.click(await screen.findByRole('button', { name: 'Löschen', hidden: true }));
  const dialog = await findDialog('„Kategorie 1“ kann nicht gelöscht werden');
  expect(router.state.location.pathname).toBe(`/categories/${idAt(1)}`);
  expect(onDeleted).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Ausschalten' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/categories'));
  expect(onDeleted).toHaveBeenCalledTimes(1);
  expect(deleted).toEqual([]);
});

test('an entry that is already switched off only offers to close the dialog', async () => {
  const page = draw({ usesOf: () => onMenu });
  Object.assign(page.stored.categories[0] as object, { isEnabled: false });
  await deleteFromRow(page, 'Kategorie 1');
  const dialog = await findDialog('„Kategorie 1“ kann nicht gelöscht werden');
  expect(dialog.queryByRole('button', { name: 'Ausschalten' })).toBeNull();
});

test('used entries of several stay selected and are named; the others are deleted', async () => {
  const { deleted, user } = draw({ usesOf: (number) => (number === '2' ? onMenu : unused) });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Löschen' }));
  await findDialog('„Kategorie 2“ kann nicht gelöscht werden');
  await screen.findByText('2 Kategorien werden gelöscht.');
  const chosen = await screen.findByRole('checkbox', { name: 'Kategorie 2 auswählen', hidden: true });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  await pass(8_500);
  await waitFor(() => expect(deleted).toEqual(['Kategorie 1', 'Kategorie 3']));
});

test('shows a use that was added before the deletion was sent', async () => {
  const message = 'Kategorie wird noch verwendet und kann deshalb nicht gelöscht werden.';
  const page = draw({ refusal: new ApiError(409, [{ code: 'IN_USE', message, uses: onMenu }]) });
  await deleteFromRow(page, 'Kategorie 3');
  await screen.findByText('Kategorie 3 wird gelöscht.');
  await pass(8_500);
  const dialog = await findDialog('„Kategorie 3“ kann nicht gelöscht werden');
  dialog.getByRole('link', { name: 'Herbstkarte' });
});

test('deletes nothing if the server does not return the uses', async () => {
  const page = draw({
    usesOf: () => {
      throw new ApiError(503, [{ code: 'UNAVAILABLE', message: 'Gerade nicht erreichbar.' }]);
    },
  });
  await deleteFromRow(page, 'Kategorie 1');
  await screen.findByText('Gerade nicht erreichbar.');
  await pass(20_000);
  expect(page.deleted).toEqual([]);
});
