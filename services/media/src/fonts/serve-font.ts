import { unknown } from '@theke/kit/problem';
import { fontFamilies, listFontFaces } from '@theke/rules/theme/fonts';
import type { Express } from 'express';
import { fontFile } from './font-file.ts';

/** A font file changes only with a new release of the font. */
const headers = {
  'cache-control': 'public, max-age=2592000',
  'content-type': 'font/woff2',
  'x-content-type-options': 'nosniff',
};

/** All font addresses with their files. */
const faces = new Map(
  fontFamilies.flatMap((family) =>
    listFontFaces(family).map(({ url, subset, weight }) => [url, { family, subset, weight, style: 'normal' as const }]),
  ),
);

/** `GET /font/{id}/{subset}-{weight}.woff2`, the same for every tenant. */
export function serveFont(app: Express): void {
  app.get('/font/:id/:name', (request, response, next) => {
    const face = faces.get(request.path);
    if (!face) throw unknown('Die Schrift');
    const { folder, name } = fontFile(face);
    response.sendFile(name, { root: folder, headers, cacheControl: false, lastModified: false }, next);
  });
}
