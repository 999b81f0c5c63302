import { expect, test } from '@jest/globals';
import { config } from '@theke/contracts/identity/config';
import { toManifest } from './manifest.ts';

const shop = config.parse({ shopName: 'Gasthaus zur Linde', description: 'Seit 1921.', version: 3 });

// APP-08
test("contains the tenant's name, colour and icon", () => {
  const favicon = { id: '0199f000-0000-7000-8000-00000000000a', version: 2, extension: 'webp' as const };
  expect(toManifest(shop)).toMatchObject({
    name: 'Gasthaus zur Linde',
    short_name: 'Gasthaus',
    description: 'Seit 1921.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: shop.theme.brand,
    icons: [{ src: '/icon.svg?v=3' }],
  });
  expect(toManifest({ ...shop, shopName: 'Marillo' }).short_name).toBe('Marillo');
  expect(toManifest({ ...shop, favicon }).icons).toHaveLength(2);
});
