import type { SameTexts } from '../texts/same-texts.ts';
import type { expectedTexts as german } from './expected-time.de.ts';

export const expectedTexts: SameTexts<typeof german> = {
  tomorrow: 'tomorrow',
  window: (from, until) => `${from} to ${until}`,
  about: (window) => `about ${window}`,
  aboutOn: (day, window) => `${day}, about ${window}`,
};
