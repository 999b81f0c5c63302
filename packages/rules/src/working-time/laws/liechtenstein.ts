import type { CountryRules, RuleSet } from './rule-set.ts';

/**
 * Arbeitsgesetz of Liechtenstein (ArG, LGBl. 1967 Nr. 6) and its ordinance I (ArGV I, LGBl. 2005 Nr. 67), in force
 * since 1 April 2005. Breaks, rests and night work are not checked: their current wording was not available.
 */
const lasting = {
  validFrom: '2005-04-01',
  /**
   * ArG Art. 18 Abs. 1 (LGBl. 2004 Nr. 54): not from Saturday 23:00 to Sunday 23:00; hospitality has exceptions by
   * ordinance (ArGV II).
   */
  sundays: [{ rule: 'LI-ArG-18-1', severity: 'notice', startsAt: 23, when: ({ isHospitality }) => !isHospitality }],
  /** ArG Art. 18 Abs. 2 (LGBl. 1986 Nr. 85): public holidays are treated as Sundays. */
  publicHolidays: [
    { rule: 'LI-ArG-18-2', severity: 'notice', startsAt: 23, when: ({ isHospitality }) => !isHospitality },
  ],
} as const satisfies Partial<RuleSet>;

export const liechtenstein: CountryRules = {
  adults: [
    {
      ...lasting,
      week: [
        /**
         * ArG Art. 9: 45 hours in industry, offices and similar. ArGV I Art. 22: four more if compensated within four
         * months.
         */
        { rule: 'LI-ArG-9', severity: 'notice', minutes: 2700, when: ({ isOffice }) => isOffice },
        /** ArG Art. 9: 48 hours for all others. */
        { rule: 'LI-ArG-9', severity: 'notice', minutes: 2880, when: ({ isOffice }) => !isOffice },
      ],
    },
  ],
  minors: [
    {
      ...lasting,
      /** ArG Art. 9 with ArGV I Art. 22: 40 hours. */
      week: [{ rule: 'LI-ArG-9', severity: 'notice', minutes: 2400 }],
    },
  ],
};
