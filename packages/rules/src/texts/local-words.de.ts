import type { ZoneCountry } from '../time/country-of-zone.ts';

/** Words that differ between countries with German-speaking guests (CHECKOUT-41). */
export type LocalWords = {
  /** Payment by card at the counter. */
  bankCard: string;
  /** Entrance of a building with several. */
  stairway: string;
  vatNumber: string;
  /** Checkbox for orders of a company. */
  forCompany: string;
};

const swiss: LocalWords = {
  bankCard: 'Debitkarte',
  stairway: 'Eingang',
  vatNumber: 'MWST-Nummer',
  forCompany: 'Ich bestelle für eine Firma (mit MWST-Nummer)',
};

export const localWords: Readonly<Record<ZoneCountry, LocalWords>> = {
  AT: {
    bankCard: 'Bankomatkarte',
    stairway: 'Stiege',
    vatNumber: 'UID-Nummer',
    forCompany: 'Ich bestelle für eine Firma (mit UID-Nummer)',
  },
  DE: {
    bankCard: 'Girocard',
    stairway: 'Aufgang',
    vatNumber: 'USt-IdNr.',
    forCompany: 'Ich bestelle für eine Firma (mit USt-IdNr.)',
  },
  CH: swiss,
  LI: swiss,
};
