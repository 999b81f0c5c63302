import type { locale as german } from './locale.de.ts';
import type { SameTexts } from './same-texts.ts';

export const locale: SameTexts<typeof german> = 'en-GB';
