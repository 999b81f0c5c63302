import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { WhatIsCounted } from './what-is-counted.tsx';

function open(change: object) {
  const shop = {
    config: { ...config.parse({ shopName: 'Marillo', version: 1, ...change }), shopKey: 'test' } as InitConfig,
    branches: [],
    divisions: [],
    tags: [],
  };
  return render(
    <ShopContext value={shop}>
      <WhatIsCounted />
    </ShopContext>,
  );
}

test('the privacy page mentions visitor statistics, and no feature that is disabled', () => {
  open({});
  expect(screen.getByText(/^Wir zählen, welche Seiten angesehen werden, ohne Cookie\./)).toBeTruthy();
  expect(screen.getByText(/Einzelne Aufrufe können wir 30 Tage lang nachsehen, danach bleiben Summen\./)).toBeTruthy();
  expect(screen.queryByText('Nur mit Ihrem Ja')).toBeNull();
  expect(screen.queryByText(/Kreuzen Sie im Bestellvorgang an/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('STAT-17: mentions stored carts if they are enabled', () => {
  open({ enablePluginAbandonedCarts: true });
  expect(screen.getByText(/^Kreuzen Sie im Bestellvorgang an, dass wir uns melden dürfen/)).toBeTruthy();
});

test('CONSENT-03: names enabled third parties with their origin, and consent can be withdrawn there', () => {
  open({
    pixelId: '123456789',
    enablePluginMap: true,
    mapStyle: 'https://tiles.example.at/style.json',
  });
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'halten wir auch fest, mit welchem Browser und mit welchen Sprachen Sie kommen, von welcher Website, wie groß Bildschirm und Fenster sind, was Sie in den Warenkorb legen und was Sie bestellen;',
    'laden wir: Karte, zeigt Ihnen, wo wir sind (tiles.example.at);',
    'laden wir: Werbung, misst, ob Anzeigen wirken (connect.facebook.net, www.facebook.com);',
  ]);
  expect(screen.getByRole('link', { name: 'Cookie-Einstellungen' }).getAttribute('href')).toBe('#cookies');
});
