import type { SameTexts } from '../texts/same-texts.ts';
import type { partTexts as german } from './configuration.de.ts';

export const partTexts: SameTexts<typeof german> = {
  ask: {
    select: (name) => `Please choose something for “${name}”.`,
    multiselect: (name) => `Please choose at least one option for “${name}”.`,
    text: (name) => `Please fill in “${name}”.`,
    textarea: (name) => `Please fill in “${name}”.`,
    file: (name) => `Please upload a file for “${name}”.`,
    files: (name) => `Please upload at least one file for “${name}”.`,
    image: (name) => `Please upload a picture for “${name}”.`,
    images: (name) => `Please upload at least one picture for “${name}”.`,
  },
  unreadable: (name) => `We could not read what was given for “${name}”.`,
  unknown: (value, name) => `“${value}” is not available for “${name}”.`,
  twice: (value, name) => `“${value}” is chosen twice for “${name}”. Please choose it only once.`,
  uploadTwice: (name) => `A file is given twice for “${name}”. Please remove one of them.`,
  unexpected: 'This product has fewer options than were given. Please add it to your basket again.',
};
