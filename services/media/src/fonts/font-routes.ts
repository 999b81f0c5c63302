import { listFonts, readFontCss } from '@theke/contracts/media/font';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { fontFamilies, variantsOf } from '@theke/rules/theme/fonts';
import { embeddedFontCss } from './embedded-font-css.ts';

export function fontRoutes(): Route[] {
  // Cached by family and variant (MEDIA-08): 3 MB for all variants.
  const made = new Map<string, string>();
  return [
    route(listFonts, async () => fontFamilies.map((family) => ({ family, variants: variantsOf(family) }))),
    route(readFontCss, async ({ params: { family, variant } }, response) => {
      if (!variantsOf(family).includes(variant)) throw unknown('Der Schriftschnitt');
      const key = `${family} ${variant}`;
      const css = made.get(key) ?? (await embeddedFontCss(family, variant));
      made.set(key, css);
      response.setHeader('cache-control', 'public, max-age=86400');
      response.setHeader('x-content-type-options', 'nosniff');
      response.type('css').send(css);
    }),
  ];
}
