import { type CountryRules, partsOf, type RuleSet } from './rule-set.ts';

/** From 18 years on: Arbeitszeitgesetz (ArbZG), in force since 1 July 1994. */
const adults: readonly RuleSet[] = [
  {
    validFrom: '1994-07-01',
    /** ArbZG § 4 Satz 1 and 2: 30 minutes beyond six hours, 45 beyond nine, in parts of at least 15. */
    breaks: {
      rule: 'DE-ArbZG-4',
      steps: [
        { over: 540, min: 45, counted: partsOf(15) },
        { over: 360, min: 30, counted: partsOf(15) },
      ],
    },
    /** ArbZG § 4 Satz 3: at most six hours without a break. */
    stretch: { rule: 'DE-ArbZG-4-3', severity: 'breach', minutes: 360, breakMinutes: 15 },
    day: [
      /** ArbZG § 3 Satz 2: ten hours. */
      { rule: 'DE-ArbZG-3', severity: 'breach', minutes: 600 },
      /**
       * ArbZG § 6 Abs. 2: for night workers, more than eight hours must be compensated within a month or four weeks.
       */
      { rule: 'DE-ArbZG-6-2', severity: 'notice', minutes: 480, when: ({ isNightWorker }) => isNightWorker },
      /** ArbZG § 3 Satz 1: eight hours, unless compensated within six months or 24 weeks. */
      { rule: 'DE-ArbZG-3', severity: 'notice', minutes: 480 },
    ],
    /** ArbZG § 3 Satz 2: eight hours per working day on average over 24 weeks or six calendar months. */
    average: { rule: 'DE-ArbZG-3-2', weeks: 24, minutesPerDay: 480 },
    rest: [
      /** ArbZG § 5 Abs. 2: hospitality may shorten the rest by an hour and extend another to twelve. */
      {
        rule: 'DE-ArbZG-5-2',
        severity: 'notice',
        minutes: 660,
        atLeast: 600,
        when: ({ isHospitality }) => isHospitality,
      },
      /** ArbZG § 5 Abs. 1: eleven consecutive hours. */
      { rule: 'DE-ArbZG-5', severity: 'breach', minutes: 660 },
    ],
    /** ArbZG § 9 Abs. 1: not on Sundays and public holidays from 0 to 24; § 10 Abs. 1 Nr. 4 exempts hospitality. */
    sundays: [{ rule: 'DE-ArbZG-9', severity: 'notice', startsAt: 24, when: ({ isHospitality }) => !isHospitality }],
    publicHolidays: [
      { rule: 'DE-ArbZG-9', severity: 'notice', startsAt: 24, when: ({ isHospitality }) => !isHospitality },
    ],
    /** ArbZG § 11 Abs. 1: at least 15 Sundays a year must be free. */
    sundayCounts: [{ rule: 'DE-ArbZG-11-1', severity: 'breach', free: { per: 'year', count: 15 } }],
  },
];

/** Under 18: Jugendarbeitsschutzgesetz (JArbSchG), in this wording since 1 March 1997. */
const minors: readonly RuleSet[] = [
  {
    validFrom: '1997-03-01',
    /** JArbSchG § 5 Abs. 1 with § 2 Abs. 1: nobody under 15. */
    forbidden: [{ rule: 'DE-JArbSchG-5', when: ({ age }) => age < 15 }],
    /**
     * JArbSchG § 11 Abs. 1 and Abs. 2 Satz 1: 30 minutes beyond four and a half hours, 60 beyond six. In parts of at
     * least 15, at least an hour after the start and before the end.
     */
    breaks: {
      rule: 'DE-JArbSchG-11-1',
      steps: [
        { over: 360, min: 60, counted: partsOf(15) },
        { over: 270, min: 30, counted: partsOf(15) },
      ],
      awayFromEnds: 60,
    },
    /** JArbSchG § 11 Abs. 2 Satz 2: at most four and a half hours without a break. */
    stretch: { rule: 'DE-JArbSchG-11-2', severity: 'breach', minutes: 270, breakMinutes: 15 },
    day: [
      /** JArbSchG § 8 Abs. 2a: eight and a half hours if other days of the week are shorter. */
      { rule: 'DE-JArbSchG-8-2a', severity: 'notice', minutes: 480, atMost: 510 },
      /** JArbSchG § 8 Abs. 1: eight hours. */
      { rule: 'DE-JArbSchG-8-1', severity: 'breach', minutes: 480 },
    ],
    week: [
      /** JArbSchG § 8 Abs. 1: 40 hours, Monday to Sunday (§ 4 Abs. 4). */
      { rule: 'DE-JArbSchG-8-1', severity: 'breach', minutes: 2400 },
    ],
    span: [
      /** JArbSchG § 12 with § 4 Abs. 2: eleven hours including breaks in hospitality, ten elsewhere. */
      { rule: 'DE-JArbSchG-12', severity: 'breach', minutes: 660, when: ({ isHospitality }) => isHospitality },
      { rule: 'DE-JArbSchG-12', severity: 'breach', minutes: 600, when: ({ isHospitality }) => !isHospitality },
    ],
    /** JArbSchG § 13: twelve consecutive hours. */
    rest: [{ rule: 'DE-JArbSchG-13', severity: 'breach', minutes: 720 }],
    clock: [
      /** JArbSchG § 14 Abs. 2 Nr. 1: from age 16 in hospitality until 22:00. */
      {
        rule: 'DE-JArbSchG-14',
        severity: 'breach',
        from: 6,
        to: 22,
        when: ({ isHospitality, age }) => isHospitality && age >= 16,
      },
      /** JArbSchG § 14 Abs. 1: from 6:00 to 20:00. */
      { rule: 'DE-JArbSchG-14', severity: 'breach', from: 6, to: 20 },
    ],
    /** JArbSchG § 15: on five days of the week. */
    daysPerWeek: { rule: 'DE-JArbSchG-15', max: 5 },
    /** JArbSchG § 17 Abs. 1: not on Sundays; Abs. 2 Nr. 8 exempts hospitality. */
    sundays: [
      { rule: 'DE-JArbSchG-17', severity: 'breach', startsAt: 24, when: ({ isHospitality }) => !isHospitality },
    ],
    /** JArbSchG § 18 Abs. 1: not on public holidays; Abs. 2 exempts hospitality. */
    publicHolidays: [
      { rule: 'DE-JArbSchG-18', severity: 'breach', startsAt: 24, when: ({ isHospitality }) => !isHospitality },
    ],
    /** JArbSchG § 17 Abs. 2 Satz 2: in hospitality at least two Sundays a month must be free. */
    sundayCounts: [
      {
        rule: 'DE-JArbSchG-17-2',
        severity: 'breach',
        free: { per: 'month', count: 2 },
        when: ({ isHospitality }) => isHospitality,
      },
    ],
  },
];

export const germany: CountryRules = { adults, minors };
