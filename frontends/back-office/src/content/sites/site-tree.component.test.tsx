// The tree of pages beside their list, by keyboard and mouse.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import type { Endpoint } from '@theke/contracts/endpoint';
import { office } from '../../../testing/test-office.ts';
import { SiteTree } from './site-tree.tsx';

const page = (path: string, name: string, state = 'shown') => ({ id: `id-${path}`, path, name, state });
const pages = [
  page('', 'Talraum'),
  page('buero', 'Büro', 'changed'),
  page('leistungen/platz', 'Platz', 'draft'),
  page('leistungen/plan', 'Plan', 'by-path'),
];

function show(answer: () => unknown) {
  const { api: stored } = memoryApi([], {});
  const api = (async (endpoint: Endpoint, sent: object) =>
    endpoint === listSiteTree ? answer() : stored(endpoint, sent as never)) as unknown as OfficeApi;
  renderPage(<SiteTree />, { office, api, path: '/sites', route: '/sites' });
  return userEvent.setup();
}
const names = () => screen.getAllByRole('treeitem').map((one) => one.textContent);

test('shows pages below their path prefix with their state; arrow keys expand, collapse and move', async () => {
  const user = show(() => pages);
  await user.click(screen.getByText('Seitenbaum'));
  await screen.findByRole('tree', { name: 'Seitenbaum' });
  expect(names()).toEqual([
    'TalraumStartseite, Öffentlich',
    'Büro, Öffentlich, mit Änderungen',
    'leistungen ohne eigene Seite',
  ]);
  const [first, , last] = screen.getAllByRole('treeitem') as [HTMLElement, HTMLElement, HTMLElement];
  expect([first.getAttribute('aria-expanded'), last.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  // The tree is one tab stop.
  expect(screen.getAllByRole('treeitem').map((one) => one.tabIndex)).toEqual([0, -1, -1]);
  first.focus();
  await user.keyboard('{End}{ArrowRight}');
  expect(names().slice(3)).toEqual(['Plan, Nur mit direktem Link', 'Platz, Entwurf']);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Platz, Entwurf');
  expect(document.activeElement?.getAttribute('aria-level')).toBe('2');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect([document.activeElement === last, names().length]).toEqual([true, 3]);
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
});

test('shows a failed load with a retry button', async () => {
  let isThere = false;
  const user = show(() => {
    if (!isThere) throw new Error('away');
    return pages;
  });
  await user.click(screen.getByText('Seitenbaum'));
  await screen.findByText('Die Seiten konnten nicht geladen werden.');
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByRole('tree');
});
