import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Navigation } from '@theke/admin/shell/navigation.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Role } from '@theke/contracts/permissions';
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

test('every line and every heading has an icon of its own: where only icons fit, it is all there is', () => {
  const icons = [...office.links, ...office.groups].map(({ label, Icon }) => [Icon, label] as const);
  const twice = icons.filter(([Icon], index) => icons.findIndex(([other]) => other === Icon) !== index);
  expect(twice.map(([, label]) => label)).toEqual([]);
});

test('the own account is no line: it stands on top of each page', () =>
  expect(office.links.map(({ to }) => to)).not.toContain('/account'));

test('a group stands where something is in it that one may see, and the coming ones only then', () => {
  draw(['ROLE_EMPLOYEE']);
  const heads = screen.getAllByRole('button').map((head) => head.title);
  expect(heads).toEqual(['Standorte', 'Katalog', 'Website', 'Medien', 'Zeiterfassung', 'Personen']);
});

test('what comes says its group and stands in it, in the place that the group has', () => {
  const [sites] = links.filter(({ to }) => to === '/tags');
  const coming = { ...sites, to: '/sites', label: 'Seiten', group: 'website' };
  draw(['ROLE_ADMIN'], { links: [...links.slice(0, 16), coming, ...links.slice(16)] });
  const heads = screen.getAllByRole('button').map((head) => head.title);
  expect(heads).toContain('Website');
  expect(heads.at(-1)).toBe('Einstellungen');
});

test('the way out is the last line, outside of what is pushed up', () => {
  draw(['ROLE_ADMIN']);
  const navigation = screen.getByRole('navigation');
  const out = within(navigation).getByRole('link', { name: 'Abmelden' });
  expect(within(navigation).getAllByRole('link').at(-1)).toBe(out);
  const tags = within(navigation).getByRole('link', { name: 'Filialen' });
  expect(out.parentElement?.contains(tags)).toBe(false);
});

// OFFICE-11
test('there are sections for pages and navigations, and one that tells how the day goes', () => {
  const named = office.links.map(({ to, label }) => [to, label]);
  expect(named).toEqual(
    expect.arrayContaining([
      ['/sites', 'Seiten'],
      ['/today', 'Übersicht'],
      ['/navigations', 'Navigationen'],
    ]),
  );
});
