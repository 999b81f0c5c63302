import { expect, test } from '@jest/globals';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { listFacts } from './page-facts.ts';

const shop = { ...config.parse({ shopName: 'Marillo', version: 7, enablePluginPWA: true }) } as InitConfig;
const init = [
  { url: '/branches', data: [{ id: 'b1', identifier: 'mitte', name: 'Mitte', version: 3 }] },
  { url: '/branches/b1/menus', data: [{ name: 'Abend', version: 12 }] },
];
const now = Date.UTC(2026, 10, 23, 12);
const timings = { loadedAt: now - 185_000, answered: 31.4, painted: undefined, ready: 0, scripts: [1_200, 30_400] };
const facts = (path: string, keptAt?: number) =>
  Object.fromEntries(
    listFacts({ init, config: shop, path, keptAt, now }, timings).map(({ name, value }) => [name, value]),
  );

// FRAME-08
test("lists the page's data and its loading times", () => {
  expect(facts('/store/mitte')).toMatchObject({
    Adresse: '/store/mitte',
    'Seite geladen': 'vor 3 Min.',
    'Einstellungen, Fassung': '7',
    'Filiale, Fassung': 'Mitte, 3',
    'Speisekarten, Fassung': 'Abend, 12',
    'Module an': expect.stringContaining('PWA'),
    'Antwort des Servers': '31 Millisek.',
    Skripte: '2 Dateien, 32 kB',
  });
});

// FRAME-08
test('omits missing facts', () => {
  expect(Object.keys(facts('/'))).not.toContain('Filiale, Fassung');
  expect(Object.keys(facts('/store/mitte'))).not.toContain('Größtes Bild oder Text');
  expect(Object.keys(facts('/store/mitte'))).not.toContain('Fertig geladen');
  expect(facts('/store/mitte', now)['Aus dem Zwischenspeicher, Stand']).toMatch(/^23\.11\.26/);
});
