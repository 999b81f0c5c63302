import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import type { SiteFrame } from '@theke/contracts/content/content-page';
import { config, sitePage } from '@theke/contracts/testing/content-pages';
import { aroundShop } from './around-shop.tsx';

const emptyFrame: SiteFrame = { navigations: [], frameBlocks: [] };
const { navigations, frameBlocks } = sitePage({});
const around = (path: string, frame: SiteFrame, more: object = {}) =>
  aroundShop(
    { path, init: [{ url: '/config', data: { ...config, ...more } }], frame },
    new Date('2026-11-23T06:15:00Z'),
  );
function read(...args: Parameters<typeof around>) {
  const found = around(...args);
  document.body.innerHTML = found ? found.before + found.after : '';
  return (selector: string) => document.querySelector<HTMLElement>(selector);
}

// FRAME-02
test('a shop without menus, blocks and ids keeps its own header and footer', () => {
  expect(around('/store/mitte', emptyFrame)).toBeUndefined();
  expect(
    around('/store/mitte', { ...emptyFrame, navigations: navigations.map((one) => ({ ...one, items: [] })) }),
  ).toBeUndefined();
});

test('a menu `main` provides the header, blocks and footer menus the footer, independently', () => {
  const main = navigations.filter(({ identifier }) => identifier === 'main');
  const header = read('/', { ...emptyFrame, navigations: main });
  expect([header('#site-top a[href="/kontakt"]') !== null, header('#site-bottom')]).toEqual([true, null]);
  const footer = read('/', { ...emptyFrame, frameBlocks });
  expect([footer('#site-top'), footer('#site-bottom')?.textContent]).toEqual([null, expect.stringContaining('© 2026')]);
});

test("FRAME-17: a menu `main` keeps the shop's link to order, on wide screens and phones", () => {
  const main = navigations.filter(({ identifier }) => identifier === 'main');
  const branch = { ...branches.events.changed.example, isPublic: true, isTakeawayEnabled: true, identifier: 'au' };
  const found = aroundShop(
    {
      path: '/',
      init: [
        { url: '/config', data: config },
        { url: '/branches', data: [branch] },
      ],
      frame: { ...emptyFrame, navigations: main },
    },
    new Date('2026-11-23T06:15:00Z'),
  );
  document.body.innerHTML = found?.before ?? '';
  expect([...document.querySelectorAll('nav a[href="/store/au"]')].map((one) => one.textContent)).toEqual([
    'Speisekarte',
    'Speisekarte',
  ]);
});

// LANG-01
test('the content header links to the other language if the shop is offered in English', () => {
  const names = (more: object) => {
    read('/store/a', { navigations, frameBlocks }, more);
    return [...document.querySelectorAll<HTMLElement>('[data-language]')].map((one) => [one.lang, one.textContent]);
  };
  expect(names({ offersEnglish: false })).toEqual([]);
  expect(names({ offersEnglish: true })).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
  ]);
});

test("checkout, payment and status keep the shop's own header and footer", () => {
  const frame = { navigations, frameBlocks };
  const hidden = ['/store/a', '/store/a/checkout', '/pay/1/2', '/status/A/b', '/site/imprint', '/kontakt'].map(
    (path) => {
      const find = read(path, frame);
      expect(find('#site-top')?.hidden).toBe(find('#site-bottom')?.hidden);
      return find('#site-top')?.hidden;
    },
  );
  expect(hidden).toEqual([false, true, true, true, false, false]);
});

// CONSENT-03
test('includes the consent banner if there are third parties', () => {
  const find = read('/store/a', emptyFrame, { pixelId: '123456789' });
  expect([find('#site-top'), find('[data-consent=banner]')?.hidden]).toEqual([null, true]);
  expect(find('[data-consent=banner]')?.textContent).toContain('Bestellen geht ohne.');
});
