import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { skipTexts as german } from './skip-link.de.ts';

export const skipTexts: SameTexts<typeof german> = { toContent: 'Skip to content' };
