import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { galleryMessages as german } from './gallery-messages.de.ts';

export const galleryMessages: SameTexts<typeof german> = {
  pictures: (name) => `Pictures: ${name}`,
  picture: (at, all) => `Picture ${at} of ${all}`,
  previous: 'Previous picture',
  next: 'Next picture',
};
