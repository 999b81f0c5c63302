import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Navigation } from '@theke/admin/shell/navigation.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Config } from '@theke/contracts/identity/config';
import { holds, type Role } from '@theke/contracts/permissions';
import { UserMenu } from './identity/account/user-menu.tsx';
import { office as described } from './office.ts';

const links = described.links.map(({ loadCount, ...link }) => link);
const office = { ...described, links, UserMenu: () => null };
const branch = { ...branches.example, id: '0199f000-0000-7000-8000-000000000100' } as unknown as Branch;

type Drawn = { hasBranch?: boolean; config?: Partial<Config>; path?: string; page?: React.ReactElement };
const draw = (roles: Role[], { hasBranch = true, path = '/account', page = <Navigation />, config = {} }: Drawn = {}) =>
  renderPage(page, {
    office,
    api: memoryApi([]).api,
    path,
    route: path,
    roles,
    config,
    branches: hasBranch ? [branch] : [],
  });
const groupHeads = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
/** Labels of all links, also of those in closed groups. */
const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('every link and group has its own icon, because narrow screens show it above the word', () => {
  const icons = [...office.links, ...office.groups].map(({ label, Icon }) => [Icon, label] as const);
  const twice = icons.filter(([Icon], index) => icons.findIndex(([other]) => other === Icon) !== index);
  expect(twice.map(([, label]) => label)).toEqual([]);
});

test('every group of a link or list exists', () => {
  const names = office.groups.map(({ name }) => name);
  const unknown = office.links.filter(({ group }) => group !== undefined && !names.includes(group));
  expect(unknown.map(({ to, group }) => [to, group])).toEqual([]);
});

test('OFFICE-17: administrators see all groups, split into team and tasks', () => {
  draw(['ROLE_ADMIN']);
  expect(groupHeads()).toEqual([
    'Standorte',
    'Katalog',
    'Website',
    'Medien',
    'Team',
    'Aufgaben',
    'Digital Signage',
    'Personen',
    'Einstellungen',
  ]);
  expect(labels().slice(0, 8)).toEqual([
    'Übersicht',
    'Bestellungen',
    'Bestand',
    'Kunden',
    'Nachrichten',
    'Zahlungen',
    'Tages\u00adabschluss',
    'Statistik',
  ]);
});

test('OFFICE-17: employees see what they can act on, and the products to look up allergens', () => {
  draw(['ROLE_EMPLOYEE']);
  expect(labels()).toEqual([
    'Bestellungen',
    'Nachrichten',
    'Produkte',
    'Seiten',
    'Meine Zeit',
    'Planung',
    'Zeitsalden',
    'Aufgaben',
    'TVs',
  ]);
  // A group with a single link is replaced by that link.
  expect(groupHeads()).toEqual(['Team']);
});

// Reading is useful work only where the office says so.
test('OFFICE-17: no list is visible to employees who may only read it, but the products', () => {
  const readOnly = office.lists.filter(
    ({ needs, usedWith }) => holds('ROLE_EMPLOYEE', needs) && !holds('ROLE_EMPLOYEE', usedWith),
  );
  expect(readOnly.length).toBeGreaterThan(20);
  draw(['ROLE_EMPLOYEE']);
  expect(labels().filter((label) => readOnly.some((list) => list.label === label))).toEqual([]);
});

// ACCESS-13
test('editors see website, media and the bin only', () => {
  draw(['ROLE_EDITOR']);
  expect(groupHeads()).toEqual(['Website', 'Medien']);
  const single = office.links.filter(
    ({ group, needs, isInUserMenu }) => !group && !isInUserMenu && needs && holds('ROLE_EDITOR', needs),
  );
  expect(single.map(({ to }) => to)).toEqual(['/bin']);
});

test('OFFICE-18: a business without branches sees nothing of orders, catalog, payments and sales', () => {
  draw(['ROLE_ADMIN'], { hasBranch: false });
  for (const hidden of [
    'Übersicht',
    'Bestellungen',
    'Bestand',
    'Kunden',
    'Zahlungen',
    'Tages\u00adabschluss',
    'Statistik',
    'Produkte',
    'TVs',
  ])
    expect(labels()).not.toContain(hidden);
  expect(labels().slice(0, 2)).toEqual(['Nachrichten', 'Besuche']);
  expect(labels()).toContain('Filialen');
  expect(groupHeads()).toEqual(['Standorte', 'Website', 'Medien', 'Team', 'Aufgaben', 'Personen', 'Einstellungen']);
});

test('OFFICE-42: pages of a module are hidden while it is off', () => {
  const off = { enablePluginWebsite: false, enablePluginSignage: false };
  const on = { enablePluginGiftCards: true, enablePluginDonations: true, enablePluginNewsletter: true };
  draw(['ROLE_ADMIN'], { config: { ...off, ...on } });
  expect(groupHeads()).toEqual(['Standorte', 'Katalog', 'Medien', 'Team', 'Aufgaben', 'Personen', 'Einstellungen']);
  const plain = () => labels().map((label) => label?.replaceAll('\u00ad', ''));
  expect(plain()).toEqual(expect.arrayContaining(['QR-Codes', 'Geschenkkarten', 'Spendenempfänger', 'Newsletter']));
  cleanup();
  draw(['ROLE_ADMIN']);
  for (const hidden of ['Geschenkkarten', 'Spendenempfänger', 'Newsletter']) expect(plain()).not.toContain(hidden);
  cleanup();
  // It has nothing but its website.
  draw(['ROLE_ADMIN'], { hasBranch: false, config: off });
  expect(groupHeads()).toContain('Website');
});

test('opens the group of the current page, and at most one', async () => {
  draw(['ROLE_ADMIN'], { path: '/tags' });
  const openHeads = () =>
    screen
      .getAllByRole('button')
      .filter((head) => head.getAttribute('aria-expanded') === 'true')
      .map(({ textContent }) => textContent);
  expect(openHeads()).toEqual(['Katalog']);
  await userEvent.click(screen.getByRole('button', { name: 'Website' }));
  expect(openHeads()).toEqual(['Website']);
  await userEvent.click(screen.getByRole('button', { name: 'Website' }));
  expect(openHeads()).toEqual([]);
});

test('the first links are outside of the part that scrolls with the groups', () => {
  draw(['ROLE_ADMIN']);
  const group = screen.getByRole('button', { name: 'Website' }).parentElement?.parentElement;
  expect(group?.contains(screen.getByRole('link', { name: 'Filialen' }))).toBe(true);
  expect(group?.contains(screen.getByRole('link', { name: 'Übersicht' }))).toBe(false);
});

test('the user menu has account, operations, log, website and logout; the navigation of phones ends with them', () => {
  const own = ['Passwort ändern', 'Betrieb', 'Protokoll', 'Besuchsprotokoll', 'Zur Website', 'Abmelden'];
  draw(['ROLE_ADMIN'], { page: <UserMenu /> });
  expect(labels()).toEqual(own);
  cleanup();
  draw(['ROLE_ADMIN'], { page: <Navigation isWide /> });
  expect(labels().slice(-own.length)).toEqual(own);
  cleanup();
  draw(['ROLE_ADMIN']);
  for (const label of own) expect(labels()).not.toContain(label);
});

test('the user menu shows employees nothing of operations and log', () => {
  draw(['ROLE_EMPLOYEE'], { page: <UserMenu /> });
  expect(labels()).toEqual(['Passwort ändern', 'Zur Website', 'Abmelden']);
});

// OFFICE-11
test('there are groups for pages and menus, and a link to the page about today', () => {
  expect(office.links.map(({ to, label }) => [to, label])).toEqual(
    expect.arrayContaining([
      ['/sites', 'Seiten'],
      ['/today', 'Übersicht'],
      ['/navigations', 'Navigationen'],
    ]),
  );
});
