import type { I18nProvider } from 'ra-core';
import { reactAdminMessages } from '../messages.de.ts';

/** The sentence at a path such as `ra.action.undo`. */
function sentenceAt(key: string): string | undefined {
  let at: unknown = reactAdminMessages;
  for (const step of key.split('.'))
    at = at && typeof at === 'object' ? (at as Record<string, unknown>)[step] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** The sentences that react-admin itself may say; everything else comes typed from the catalogue. */
export const i18nProvider: I18nProvider = {
  translate: (key, { _ } = {}) => sentenceAt(key) ?? _ ?? key,
  changeLocale: async () => {},
  getLocale: () => 'de',
};
