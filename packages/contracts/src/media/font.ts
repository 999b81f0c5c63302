import { fontFamilies, fontVariants } from '@theke/rules/theme/fonts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';

const family = field(z.enum(fontFamilies), 'Schrift');
const variant = field(z.enum(fontVariants), 'Schnitt');

export const font = z.object({ family, variants: z.array(variant) });
export type Font = z.output<typeof font>;

/** The fonts that the platform ships, by name (MEDIA-08). */
export const listFonts = endpoint({
  name: 'listFonts',
  service: 'media',
  method: 'GET',
  path: '/fonts',
  summary: 'Schriftarten auflisten',
  needs: 'public',
  isCacheable: true,
  reply: { kind: 'data', schema: z.array(font) },
  status: 200,
  example: {},
});

/**
 * A font cut as a style sheet with the font embedded, for documents that cannot load files: pictures, prints, mails
 * (MEDIA-08). 404 if the family has no such cut.
 */
export const readFontCss = endpoint({
  name: 'readFontCss',
  service: 'media',
  method: 'GET',
  path: '/fonts/google/:family/style-:variant.embed.css',
  summary: 'Schriftschnitt zum Einbetten (CSS)',
  needs: 'public',
  params: z.object({ family, variant }),
  reply: { kind: 'binary' },
  status: 200,
  example: { params: { family: 'Inter', variant: 'regular' } },
});
