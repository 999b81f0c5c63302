import type { Case } from './case.ts';

/** The id of the branch's active menu at `now`, or null. */
export type ActiveMenuCase = Case<
  {
    readonly branch: string;
    readonly now: string;
    readonly menus: readonly {
      readonly id: string;
      readonly availableFrom: string;
      readonly branches: readonly string[];
    }[];
  },
  string | null
>;

const active = "among a branch's menus, the one with the latest availableFrom that is already past.";

export const activeMenuCases = [
  {
    name: 'the latest of two past ones',
    rule: 'MENU-02',
    quote: active,
    arithmetic: '1 November is later than 1 May',
    given: {
      branch: 'innenstadt',
      menus: [
        { id: 'sommer', availableFrom: '2026-05-01T00:00:00+02:00', branches: ['innenstadt'] },
        { id: 'winter', availableFrom: '2026-11-01T00:00:00+01:00', branches: ['innenstadt'] },
      ],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: 'winter',
  },
  {
    name: 'whatever their order',
    rule: 'MENU-02',
    quote: active,
    arithmetic: '1 November is later than 1 May',
    given: {
      branch: 'innenstadt',
      menus: [
        { id: 'winter', availableFrom: '2026-11-01T00:00:00+01:00', branches: ['innenstadt'] },
        { id: 'sommer', availableFrom: '2026-05-01T00:00:00+02:00', branches: ['innenstadt'] },
      ],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: 'winter',
  },
  {
    name: 'one to come does not count',
    rule: 'MENU-02',
    quote: active,
    arithmetic: '1 March 2027 is not past',
    given: {
      branch: 'innenstadt',
      menus: [
        { id: 'sommer', availableFrom: '2026-05-01T00:00:00+02:00', branches: ['innenstadt'] },
        { id: 'frühling', availableFrom: '2027-03-01T00:00:00+01:00', branches: ['innenstadt'] },
        { id: 'winter', availableFrom: '2026-11-01T00:00:00+01:00', branches: ['innenstadt'] },
      ],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: 'winter',
  },
  {
    name: 'only one to come',
    rule: 'MENU-02',
    quote: active,
    arithmetic: '1 March 2027 is not past',
    given: {
      branch: 'innenstadt',
      menus: [{ id: 'frühling', availableFrom: '2027-03-01T00:00:00+01:00', branches: ['innenstadt'] }],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: null,
  },
  {
    name: 'no menu at all',
    rule: 'MENU-02',
    quote: active,
    arithmetic: 'nothing to choose from',
    given: { branch: 'innenstadt', menus: [], now: '2026-11-23T12:00:00+01:00' },
    expect: null,
  },
  {
    name: "another branch's menu does not count",
    rule: 'MENU-02',
    quote: active,
    arithmetic: 'winter is for westbahnhof only',
    given: {
      branch: 'innenstadt',
      menus: [
        { id: 'sommer', availableFrom: '2026-05-01T00:00:00+02:00', branches: ['innenstadt'] },
        { id: 'winter', availableFrom: '2026-11-01T00:00:00+01:00', branches: ['westbahnhof'] },
      ],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: 'sommer',
  },
  {
    name: 'a menu of several branches',
    rule: 'MENU-02',
    quote: active,
    arithmetic: 'winter is for both',
    given: {
      branch: 'innenstadt',
      menus: [
        { id: 'sommer', availableFrom: '2026-05-01T00:00:00+02:00', branches: ['innenstadt'] },
        { id: 'winter', availableFrom: '2026-11-01T00:00:00+01:00', branches: ['westbahnhof', 'innenstadt'] },
      ],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: 'winter',
  },
  {
    name: 'instants are compared, not texts',
    rule: 'MENU-02',
    quote: active,
    arithmetic: '2026-11-23T10:30Z = 11:30+01:00 is past and later than 11:00+01:00',
    given: {
      branch: 'innenstadt',
      menus: [
        { id: 'früh', availableFrom: '2026-11-23T11:00:00+01:00', branches: ['innenstadt'] },
        { id: 'mittag', availableFrom: '2026-11-23T10:30:00Z', branches: ['innenstadt'] },
      ],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: 'mittag',
  },
  {
    name: 'a second to go',
    rule: 'MENU-02',
    quote: active,
    arithmetic: '12:00:01 is not past at 12:00:00',
    given: {
      branch: 'innenstadt',
      menus: [
        { id: 'winter', availableFrom: '2026-11-01T00:00:00+01:00', branches: ['innenstadt'] },
        { id: 'neu', availableFrom: '2026-11-23T12:00:01+01:00', branches: ['innenstadt'] },
      ],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: 'winter',
  },
  {
    name: 'a second past',
    rule: 'MENU-02',
    quote: active,
    arithmetic: '11:59:59 is past at 12:00:00',
    given: {
      branch: 'innenstadt',
      menus: [
        { id: 'winter', availableFrom: '2026-11-01T00:00:00+01:00', branches: ['innenstadt'] },
        { id: 'neu', availableFrom: '2026-11-23T11:59:59+01:00', branches: ['innenstadt'] },
      ],
      now: '2026-11-23T12:00:00+01:00',
    },
    expect: 'neu',
  },
] as const satisfies readonly ActiveMenuCase[];
