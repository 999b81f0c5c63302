import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { BrowserRouter } from '../router/browser-router.tsx';
import { PagesByPath } from '../router/pages-by-path.tsx';
import { MenuPage } from './menu-page.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const branch = (identifier: string, isPublic: boolean): Branch => ({
  ...branches.events.changed.example,
  id: `0199f000-0000-7000-8000-00000000000${identifier.length}`,
  identifier,
  name: identifier,
  isPublic,
  // Like the API's public response for a branch that is not public.
  ...(!isPublic && { openingHours: [], deliveryHours: [], phone: '' }),
});

function open(identifier: string, ...all: Branch[]) {
  window.history.replaceState(null, '', `/store/${identifier}`);
  const shop = {
    config: { ...config.parse({ shopName: 'Marillo', version: 1 }), shopKey: 'test' } as InitConfig,
    branches: all,
    divisions: [],
    tags: [],
  };
  render(
    <ShopContext value={shop}>
      <BrowserRouter>
        <PagesByPath pages={{ '/store/:branchIdentifier': <MenuPage />, '*': null }} />
      </BrowserRouter>
    </ShopContext>,
  );
}

test('BRANCHES-09: an inactive branch says that it takes no orders, without menu, prices and hours', async () => {
  open('see', branch('see', false), branch('berg', true));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('see');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Diese Filiale ist derzeit nicht aktiv.');
  expect(screen.getByRole('main').textContent).toContain('Sie nimmt keine Bestellungen an.');
  expect(screen.getByRole('main').textContent).not.toMatch(/geschlossen|Öffnungszeiten|€/);
  expect(screen.getByRole('link', { name: /Filiale/ }).getAttribute('href')).toBe('/');
});

test('BRANCHES-09: an inactive branch links to no other if there is none', async () => {
  open('see', branch('see', false));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link')).toBeNull();
});
