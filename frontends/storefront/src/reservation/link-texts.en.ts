import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { linkTexts as german } from './link-texts.de.ts';

export const linkTexts: SameTexts<typeof german> = { reserve: 'Book a table' };
