import type { Config } from '@theke/contracts/identity/config';

/** Web app manifest with the tenant's name, colours and icon (APP-08). */
export const toManifest = ({ shopName, seoDescription, description, theme, favicon, version }: Config) => ({
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
    // An SVG fits any size, and launchers may crop it without losing the motif.
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
