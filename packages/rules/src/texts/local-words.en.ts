import type { localWords as german, LocalWords } from './local-words.de.ts';
import type { SameTexts } from './same-texts.ts';

const english: LocalWords = {
  bankCard: 'Debit card',
  stairway: 'Staircase',
  vatNumber: 'VAT number',
  forCompany: 'I am ordering for a company (with a VAT number)',
  vat: 'VAT',
  atTill: 'at the till',
};

export const localWords: SameTexts<typeof german> = { AT: english, DE: english, CH: english, LI: english };
