import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Navigation } from '@theke/admin/shell/navigation.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { holds, type Role } from '@theke/contracts/permissions';
import { office as described } from './office.ts';

const links = described.links.map(({ loadCount, ...link }) => link);
const office = { ...described, links, UserMenu: () => null };
const draw = (roles: Role[], changed = {}) =>
  renderPage(<Navigation />, {
    office: { ...office, ...changed },
    api: memoryApi([]).api,
    path: '/branches',
    route: '/branches',
    roles,
  });

test('every link and group has its own icon, because narrow screens show nothing else', () => {
  const icons = [...office.links, ...office.groups].map(({ label, Icon }) => [Icon, label] as const);
  const twice = icons.filter(([Icon], index) => icons.findIndex(([other]) => other === Icon) !== index);
  expect(twice.map(([, label]) => label)).toEqual([]);
});

test('the account has no link in the navigation: it is at the top of each page', () =>
  expect(office.links.map(({ to }) => to)).not.toContain('/account'));

test('shows a group only if the user may see one of its links', () => {
  draw(['ROLE_EMPLOYEE']);
  const heads = screen.getAllByRole('button').map((head) => head.title);
  expect(heads).toEqual(['Standorte', 'Katalog', 'Website', 'Medien', 'Zeiterfassung', 'Digital Signage', 'Personen']);
});

// ACCESS-13
test('shows editors website and media only, and no orders', () => {
  draw(['ROLE_EDITOR']);
  expect(screen.getAllByRole('button').map((head) => head.title)).toEqual(['Website', 'Medien']);
  const single = office.links.filter(({ group, needs }) => !group && needs && holds('ROLE_EDITOR', needs));
  expect(single.map(({ to }) => to)).toEqual(['/bin']);
});

test("a new link with a group appears in that group's position", () => {
  const [sites] = links.filter(({ to }) => to === '/tags');
  const coming = { ...sites, to: '/sites', label: 'Seiten', group: 'website' };
  draw(['ROLE_ADMIN'], { links: [...links.slice(0, 16), coming, ...links.slice(16)] });
  const heads = screen.getAllByRole('button').map((head) => head.title);
  expect(heads).toContain('Website');
  expect(heads.at(-1)).toBe('Einstellungen');
});

test('logout is the last link, outside of the scrolling part', () => {
  draw(['ROLE_ADMIN']);
  const navigation = screen.getByRole('navigation');
  const out = within(navigation).getByRole('link', { name: 'Abmelden' });
  expect(within(navigation).getAllByRole('link').at(-1)).toBe(out);
  const tags = within(navigation).getByRole('link', { name: 'Filialen' });
  expect(out.parentElement?.contains(tags)).toBe(false);
});

// OFFICE-11
test('there are groups for pages and menus, and a link to the page about today', () => {
  const labels = office.links.map(({ to, label }) => [to, label]);
  expect(labels).toEqual(
    expect.arrayContaining([
      ['/sites', 'Seiten'],
      ['/today', 'Übersicht'],
      ['/navigations', 'Navigationen'],
    ]),
  );
});
