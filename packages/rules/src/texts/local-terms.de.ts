import type { ZoneCountry } from '../time/country-of-zone.ts';

/** Words that differ between countries with German-speaking guests (CHECKOUT-41). */
export type LocalTerms = {
  /** Payment by card at the counter. */
  bankCard: string;
  /** Entrance of a building with several. */
  stairway: string;
  vatNumber: string;
  /** Checkbox for orders of a company. */
  forCompany: string;
  /** Value added tax, before a rate. */
  vat: string;
  /** Place where guests pay the staff, within a sentence. */
  atTill: string;
};

const swiss: LocalTerms = {
  bankCard: 'Debitkarte',
  stairway: 'Eingang',
  vatNumber: 'MWST-Nummer',
  forCompany: 'Ich bestelle für eine Firma (mit MWST-Nummer)',
  vat: 'MWST',
  atTill: 'an der Kasse',
};

export const localTerms: Readonly<Record<ZoneCountry, LocalTerms>> = {
  AT: {
    bankCard: 'Bankomatkarte',
    stairway: 'Stiege',
    vatNumber: 'UID-Nummer',
    forCompany: 'Ich bestelle für eine Firma (mit UID-Nummer)',
    vat: 'USt.',
    atTill: 'an der Kassa',
  },
  DE: {
    bankCard: 'Girocard',
    stairway: 'Aufgang',
    vatNumber: 'USt-IdNr.',
    forCompany: 'Ich bestelle für eine Firma (mit USt-IdNr.)',
    vat: 'USt.',
    atTill: 'an der Kasse',
  },
  CH: swiss,
  LI: swiss,
};
