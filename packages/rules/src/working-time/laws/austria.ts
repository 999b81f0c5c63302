import { type Counted, type CountryRules, inOne, partsOf, type RuleSet } from './rule-set.ts';

/**
 * AZG § 11 Abs. 1: one break of half an hour, or two of a quarter, or three of ten minutes each. Returns 30 if one of
 * these is satisfied.
 */
const halvesOrThirds: Counted = (breaks) => {
  const countAtLeast = (minutes: number) => breaks.filter((each) => each >= minutes).length;
  const isSufficient = countAtLeast(30) >= 1 || countAtLeast(15) >= 2 || countAtLeast(10) >= 3;
  return isSufficient ? 30 : 0;
};

/** Rules of the Arbeitszeitgesetz (AZG) and Arbeitsruhegesetz (ARG) that did not change in 2018. */
const lasting = {
  /**
   * AZG § 11 Abs. 1: more than six hours of work require half an hour. Second reading: another split into parts of at
   * least ten minutes, if a works agreement or the labour inspectorate allows it.
   */
  breaks: {
    rule: 'AT-AZG-11-1',
    steps: [{ over: 360, min: 30, counted: halvesOrThirds, elseCounted: partsOf(10) }],
  },
  /** AZG § 9 Abs. 4: 48 hours a week on the average of 17 weeks; a collective agreement may take up to 52. */
  average: { rule: 'AT-AZG-9-4', weeks: 17, minutesPerWeek: 2880 },
  /** ARG § 4 with § 2 Abs. 1 Z 2: 36 consecutive hours in every calendar week, including a whole day of the week. */
  weeklyRest: { rule: 'AT-ARG-4', minutes: 36 * 60 },
  /** ARG § 3: the weekend rest includes the Sunday; hospitality is exempt by ARG-VO and ARG §§ 10 to 18. */
  sundays: [{ rule: 'AT-ARG-3', severity: 'notice', startsAt: 24, when: ({ isHospitality }) => !isHospitality }],
  /** ARG § 7: rest on public holidays, with the same exceptions. */
  publicHolidays: [{ rule: 'AT-ARG-7', severity: 'notice', startsAt: 24, when: ({ isHospitality }) => !isHospitality }],
} as const satisfies Partial<RuleSet>;

/** From 18 years on. */
const adults: readonly RuleSet[] = [
  {
    ...lasting,
    validFrom: '2018-09-01',
    day: [
      /** AZG § 9 Abs. 1 (BGBl. I Nr. 53/2018): twelve hours a day. */
      { rule: 'AT-AZG-9-1', severity: 'breach', minutes: 720 },
      /** AZG § 7 Abs. 6: overtime beyond ten hours a day may be refused without a reason. */
      { rule: 'AT-AZG-7-6', severity: 'notice', minutes: 600 },
    ],
    week: [
      /** AZG § 9 Abs. 1: 60 hours a week, Monday to Sunday (§ 2 Abs. 1 Z 3). */
      { rule: 'AT-AZG-9-1', severity: 'breach', minutes: 3600 },
      /** AZG § 7 Abs. 6: overtime beyond 50 hours a week may be refused. */
      { rule: 'AT-AZG-7-6', severity: 'notice', minutes: 3000 },
    ],
    rest: [
      /** AZG § 12 Abs. 2a: hospitality may shorten the rest after a split duty to eight hours and compensate for it. */
      {
        rule: 'AT-AZG-12-2a',
        severity: 'notice',
        minutes: 660,
        atLeast: 480,
        when: ({ isHospitality, isSplit }) => isHospitality && isSplit,
      },
      /** AZG § 12 Abs. 1: eleven consecutive hours. */
      { rule: 'AT-AZG-12-1', severity: 'breach', minutes: 660 },
    ],
  },
  {
    ...lasting,
    validFrom: '1997-01-01',
    /** AZG § 9 Abs. 1 in its former wording: ten hours a day and 50 a week. */
    day: [{ rule: 'AT-AZG-9-1', severity: 'breach', minutes: 600 }],
    week: [{ rule: 'AT-AZG-9-1', severity: 'breach', minutes: 3000 }],
    rest: [{ rule: 'AT-AZG-12-1', severity: 'breach', minutes: 660 }],
  },
];

/** Under 18: Kinder- und Jugendlichen-Beschäftigungsgesetz (KJBG). */
const minors: readonly RuleSet[] = [
  {
    validFrom: '1997-07-01',
    /** KJBG § 15 Abs. 1: more than four and a half hours require half an hour. */
    breaks: { rule: 'AT-KJBG-15', steps: [{ over: 270, min: 30, counted: inOne }] },
    /** KJBG § 15 Abs. 2: after six hours at the latest. */
    stretch: { rule: 'AT-KJBG-15-2', severity: 'breach', minutes: 360, breakMinutes: 30 },
    day: [
      /** KJBG § 11 Abs. 3: nine hours a day even with uneven distribution of hours. */
      { rule: 'AT-KJBG-11-3', severity: 'breach', minutes: 540 },
      /** KJBG § 11 Abs. 1: eight hours a day. */
      { rule: 'AT-KJBG-11-1', severity: 'notice', minutes: 480 },
    ],
    week: [
      /** KJBG § 11 Abs. 3: 45 hours a week even with uneven distribution of hours. */
      { rule: 'AT-KJBG-11-3', severity: 'breach', minutes: 2700 },
      /** KJBG § 11 Abs. 1: 40 hours a week. */
      { rule: 'AT-KJBG-11-1', severity: 'notice', minutes: 2400 },
    ],
    /** KJBG § 16: twelve consecutive hours. */
    rest: [{ rule: 'AT-KJBG-16', severity: 'breach', minutes: 720 }],
    clock: [
      /** KJBG § 17 Abs. 2: in hospitality from age 16 until 23:00. */
      {
        rule: 'AT-KJBG-17',
        severity: 'breach',
        from: 6,
        to: 23,
        when: ({ isHospitality, age }) => isHospitality && age >= 16,
      },
      /** KJBG § 17 Abs. 1: not between 20:00 and 6:00. */
      { rule: 'AT-KJBG-17', severity: 'breach', from: 6, to: 20 },
    ],
    /** KJBG § 18 Abs. 1: not on Sundays and public holidays; Abs. 2 exempts hospitality. */
    sundays: [{ rule: 'AT-KJBG-18', severity: 'breach', startsAt: 24, when: ({ isHospitality }) => !isHospitality }],
    publicHolidays: [
      { rule: 'AT-KJBG-18', severity: 'breach', startsAt: 24, when: ({ isHospitality }) => !isHospitality },
    ],
    /** KJBG § 18 Abs. 3: in hospitality every second Sunday is free. */
    sundayCounts: [
      { rule: 'AT-KJBG-18-3', severity: 'breach', free: 'row', when: ({ isHospitality }) => isHospitality },
    ],
  },
];

export const austria: CountryRules = { adults, minors };
