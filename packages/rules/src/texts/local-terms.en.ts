import type { localTerms as german, LocalTerms } from './local-terms.de.ts';
import type { SameTexts } from './same-texts.ts';

const english: LocalTerms = {
  bankCard: 'Debit card',
  stairway: 'Staircase',
  vatNumber: 'VAT number',
  forCompany: 'I am ordering for a company (with a VAT number)',
  vat: 'VAT',
  atTill: 'at the till',
};

export const localTerms: SameTexts<typeof german> = { AT: english, DE: english, CH: english, LI: english };
