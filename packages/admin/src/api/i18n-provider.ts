import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { reactAdminMessages } from '../messages.de.ts';

/** The sentences that react-admin itself may say; everything else comes typed from the catalogue. */
export const i18nProvider = polyglotI18nProvider(
  () => reactAdminMessages as unknown as TranslationMessages,
  'de',
  [{ locale: 'de', name: 'Deutsch' }],
  {
    allowMissing: true,
  },
);
