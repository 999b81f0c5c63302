// The tree of pages beside their list: search, keyboard, moving and duplicating.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { duplicateSite, listSiteTree, moveSites } from '@theke/contracts/content/site-tree';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Role } from '@theke/contracts/permissions';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { SiteTree } from './site-tree.tsx';

const page = (path: string, name: string, state = 'shown') => ({ id: `id-${path}`, path, name, state });
const pages = [
  page('', 'Talraum'),
  page('buero', 'Büro', 'changed'),
  page('leistungen/platz', 'Platz', 'draft'),
  page('leistungen/plan', 'Plan', 'by-path'),
  page('plan', 'Pläne'),
];

type Options = { answer?: () => unknown; onMove?: (body: object) => unknown; roles?: Role[] };

function show({ answer = () => pages, onMove, roles }: Options = {}) {
  const { api: stored } = memoryApi([], {});
  const asked: unknown[] = [];
  const api = (async (endpoint: Endpoint, sent: { body: object }) => {
    if (endpoint === listSiteTree) return answer();
    asked.push(sent);
    if (endpoint === moveSites) return onMove?.(sent.body) ?? { moved: [{}, {}, {}], redirects: 0 };
    if (endpoint === duplicateSite) return { id: 'copy', name: 'Büro (Kopie)' };
    return stored(endpoint, sent as never);
  }) as unknown as OfficeApi;
  const { router } = renderPage(<SiteTree />, {
    office,
    api,
    path: '/sites',
    route: '/sites',
    ...(roles && { roles }),
  });
  return { user: userEvent.setup(), asked, router };
}
const names = () => screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label'));
const openTree = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByText('Seitenbaum'));
  return screen.findByRole('tree', { name: 'Seitenbaum' });
};
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, act: string) => {
  await user.click(screen.getByRole('button', { name: `Aktionen: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};

test('shows pages below their path prefix with their state; arrow keys expand, collapse and move', async () => {
  const { user } = show();
  await openTree(user);
  expect(names()).toEqual([
    'Talraum Startseite, Öffentlich',
    'Büro, Geändert',
    'leistungen, ohne eigene Seite',
    'Pläne, Öffentlich',
  ]);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getAllByRole('treeitem')[0]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await screen.findByRole('treeitem', { name: 'Platz, Entwurf' });
  expect(names().slice(3)).toEqual(['Plan, Nur mit Link', 'Platz, Entwurf', 'Pläne, Öffentlich']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Platz, Entwurf');
  expect(document.activeElement?.getAttribute('aria-level')).toBe('2');
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
});

test('searches names and paths, and shows what matches below its parents', async () => {
  const { user } = show();
  await openTree(user);
  await user.type(screen.getByRole('textbox', { name: 'Seiten suchen' }), 'nirgends');
  await waitFor(() => expect(screen.getByText('Keine Seite passt dazu.')).toBeTruthy());
  await user.clear(screen.getByRole('textbox', { name: 'Seiten suchen' }));
  await user.type(screen.getByRole('textbox', { name: 'Seiten suchen' }), 'platz');
  await waitFor(() => expect(names()).toEqual(['leistungen, ohne eigene Seite', 'Platz, Entwurf']));
  await user.click(screen.getByRole('button', { name: 'Suche leeren' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Geändert');
  await waitFor(() => expect(names()).toEqual(['Büro, Geändert']));
});

test('moves a page with its subpages after showing the new addresses', async () => {
  const { user, asked } = show();
  await openTree(user);
  expect(screen.getByRole('treeitem', { name: /^leistungen/ }).draggable).toBe(true);
  await choose(user, 'leistungen', 'Verschieben …');
  const dialog = await screen.findByRole('dialog', { name: '„/leistungen“ verschieben' });
  const button = () => within(dialog).getByRole('button', { name: 'Verschieben' }) as HTMLButtonElement;
  const input = within(dialog).getByRole('textbox', { name: 'Neuer Pfad' });
  expect(button().disabled).toBe(true);
  const type = async (text: string) => {
    await user.clear(input);
    await user.type(input, text);
  };
  await type('/leistungen/neu');
  expect(within(dialog).getByText('Eine Seite kann nicht unter sich selbst liegen.')).toBeTruthy();
  await type('/Büro/Was wir tun');
  expect(within(dialog).getByText('/buero/was-wir-tun/platz')).toBeTruthy();
  expect(within(dialog).getByText(/2 Seiten bekommen neue Adressen/)).toBeTruthy();
  await user.click(button());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([{ body: { from: 'leistungen', to: 'buero/was-wir-tun' } }]);
});

test('names a taken address before and after asking the server', async () => {
  const { user } = show({
    onMove: () => {
      throw new ApiError(422, [{ message: 'Dort liegt schon die Seite „Neu“.', code: 'NOT_UNIQUE', field: 'to' }]);
    },
  });
  await openTree(user);
  await choose(user, 'Büro', 'Verschieben …');
  const dialog = await screen.findByRole('dialog');
  const input = within(dialog).getByRole('textbox', { name: 'Neuer Pfad' });
  await user.clear(input);
  await user.type(input, '/plan');
  expect(within(dialog).getByText(/„Büro“ kann nicht nach „\/plan“: Dort liegt schon die Seite „Pläne“/)).toBeTruthy();
  await user.type(input, '-neu{Enter}');
  expect(await within(dialog).findByText('Dort liegt schon die Seite „Neu“.')).toBeTruthy();
});

test('duplicates a page and opens the copy', async () => {
  const { user, asked, router } = show();
  await openTree(user);
  await choose(user, 'Büro', 'Duplizieren');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sites/copy'));
  expect(asked).toEqual([{ params: { id: 'id-buero' }, body: {} }]);
});

test('employees open pages, but neither move nor duplicate them', async () => {
  const { user } = show({ roles: ['ROLE_EMPLOYEE'] });
  await openTree(user);
  expect(screen.getByRole('treeitem', { name: /^Büro/ }).draggable).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Aktionen: Büro' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Öffnen']);
});

test('shows a failed load with a retry button', async () => {
  let isThere = false;
  const { user } = show({
    answer: () => {
      if (!isThere) throw new Error('away');
      return pages;
    },
  });
  await user.click(screen.getByText('Seitenbaum'));
  await screen.findByText('Die Seiten konnten nicht geladen werden.');
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByRole('tree');
});
