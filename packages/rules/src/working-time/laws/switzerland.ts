import { type CountryRules, inOne, partsOf, type RuleSet } from './rule-set.ts';

/** Arbeitsgesetz (ArG, SR 822.11) and its ordinance 1 (ArGV 1), in force in this wording since 1 August 2000. */
const lasting = {
  validFrom: '2000-08-01',
  /**
   * ArG Art. 15: a quarter of an hour beyond five and a half hours, half an hour beyond seven, an hour beyond nine.
   * ArGV 1 Art. 18 Abs. 3: only breaks of more than half an hour may be split, so half an hour must be in one piece.
   * For the hour, the text sets no minimum part. Common practice requires halves (first reading); a quarter is the
   * shortest break in the law (second reading).
   */
  breaks: {
    rule: 'CH-ArG-15',
    steps: [
      { over: 540, min: 60, counted: partsOf(30), elseCounted: partsOf(15) },
      { over: 420, min: 30, counted: inOne },
      { over: 330, min: 15, counted: inOne },
    ],
  },
  /**
   * ArGV 1 Art. 18 Abs. 2: a part of more than five and a half hours before or after a break requires another break.
   */
  stretch: { rule: 'CH-ArGV1-18-2', severity: 'breach', minutes: 330, breakMinutes: 15 },
} as const satisfies Partial<RuleSet>;

/** From 18 years on. */
const adults: readonly RuleSet[] = [
  {
    ...lasting,
    /** ArG Art. 10 Abs. 3: day and evening work must be within 14 hours, including breaks and overtime. */
    span: [{ rule: 'CH-ArG-10-3', severity: 'breach', minutes: 840 }],
    /**
     * ArG Art. 17a Abs. 1: at night nine hours, within ten including breaks. The night is from 23 to 6 (Art. 16), or
     * shifted by an hour (Art. 10 Abs. 2).
     */
    nightDuty: { rule: 'CH-ArG-17a', work: 540, span: 600 },
    rest: [
      /** ArG Art. 15a Abs. 2: once a week eight hours, if the average over two weeks is eleven. */
      { rule: 'CH-ArG-15a-2', severity: 'notice', minutes: 660, atLeast: 480, isOnceAWeek: true },
      /** ArG Art. 15a Abs. 1: eleven consecutive hours. */
      { rule: 'CH-ArG-15a', severity: 'breach', minutes: 660 },
    ],
    week: [
      /** ArG Art. 9 Abs. 1 lit. a: 45 hours in industry, offices and similar; more is overtime (Art. 12). */
      { rule: 'CH-ArG-9', severity: 'notice', minutes: 2700, when: ({ isOffice }) => isOffice },
      /** ArG Art. 9 Abs. 1 lit. b: 50 hours for all others. */
      { rule: 'CH-ArG-9', severity: 'notice', minutes: 3000, when: ({ isOffice }) => !isOffice },
    ],
    overtime: [
      /** ArG Art. 12 Abs. 2 lit. a: 170 hours of overtime a year with a limit of 45 hours a week. */
      {
        rule: 'CH-ArG-12-2',
        severity: 'breach',
        weeklyMinutes: 2700,
        minutes: 170 * 60,
        when: ({ isOffice }) => isOffice,
      },
      /** ArG Art. 12 Abs. 2 lit. b: 140 hours with a limit of 50 hours a week. */
      {
        rule: 'CH-ArG-12-2',
        severity: 'breach',
        weeklyMinutes: 3000,
        minutes: 140 * 60,
        when: ({ isOffice }) => !isOffice,
      },
    ],
    /** ArG Art. 16: no night work from 23 to 6 without a permit; ArGV 2 Art. 23 exempts hospitality. */
    clock: [{ rule: 'CH-ArG-16', severity: 'notice', from: 6, to: 23, when: ({ isHospitality }) => !isHospitality }],
    /** ArG Art. 18 Abs. 1: not from Saturday 23:00 to Sunday 23:00; ArGV 2 Art. 23 exempts hospitality. */
    sundays: [{ rule: 'CH-ArG-18', severity: 'notice', startsAt: 23, when: ({ isHospitality }) => !isHospitality }],
    /** ArG Art. 20a Abs. 1: public holidays are treated as Sundays. */
    publicHolidays: [
      { rule: 'CH-ArG-20a', severity: 'notice', startsAt: 23, when: ({ isHospitality }) => !isHospitality },
    ],
  },
];

/** Under 18 (ArG Art. 29): Jugendarbeitsschutzverordnung (ArGV 5), since 1 January 2008. */
const minors: readonly RuleSet[] = [
  {
    ...lasting,
    validFrom: '2008-01-01',
    /** ArG Art. 31 Abs. 1: nine hours a day. */
    day: [{ rule: 'CH-ArG-31-1', severity: 'breach', minutes: 540 }],
    /** ArG Art. 31 Abs. 2: within twelve hours, including breaks. */
    span: [{ rule: 'CH-ArG-31-2', severity: 'breach', minutes: 720 }],
    /** ArGV 5 Art. 16 Abs. 1: twelve consecutive hours. */
    rest: [{ rule: 'CH-ArGV5-16', severity: 'breach', minutes: 720 }],
    week: [
      { rule: 'CH-ArG-9', severity: 'notice', minutes: 2700, when: ({ isOffice }) => isOffice },
      { rule: 'CH-ArG-9', severity: 'notice', minutes: 3000, when: ({ isOffice }) => !isOffice },
    ],
    clock: [
      /** ArG Art. 31 Abs. 2: from age 16 until 22:00, before until 20:00; the day begins at 6:00 (Art. 10 Abs. 1). */
      { rule: 'CH-ArG-31-2', severity: 'breach', from: 6, to: 22, when: ({ age }) => age >= 16 },
      { rule: 'CH-ArG-31-2', severity: 'breach', from: 6, to: 20 },
    ],
    /** ArG Art. 31 Abs. 4: not on Sundays; apprentices in hospitality are exempt by ordinance. */
    sundays: [
      { rule: 'CH-ArG-31-4', severity: 'notice', startsAt: 23, when: ({ isHospitality }) => isHospitality },
      { rule: 'CH-ArG-31-4', severity: 'breach', startsAt: 23 },
    ],
    publicHolidays: [
      { rule: 'CH-ArG-31-4', severity: 'notice', startsAt: 23, when: ({ isHospitality }) => isHospitality },
      { rule: 'CH-ArG-31-4', severity: 'breach', startsAt: 23 },
    ],
  },
];

export const switzerland: CountryRules = { adults, minors };
