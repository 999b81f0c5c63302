import type { Config } from '@theke/contracts/identity/config';

/** The shop as an app on a home screen (APP-08): the tenant's name, colours and sign. */
export const manifestOf = ({ shopName, seoDescription, description, theme, favicon, version }: Config) => ({
  id: '/',
  name: shopName,
  short_name: shopName.length > 12 ? (shopName.split(' ')[0] ?? shopName) : shopName,
  description: seoDescription || description || undefined,
  lang: 'de',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: theme.brand,
  background_color: '#ffffff',
  icons: [
    // Drawn, it fits any size; launchers that cut a shape out of it leave the counter whole.
    { src: `/icon.svg?v=${version}`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ...(favicon
      ? [
          {
            src: `/image/small/${favicon.id}-${favicon.version}.${favicon.extension}`,
            type: 'image/webp',
            sizes: 'any',
            purpose: 'any',
          },
        ]
      : []),
  ],
});
