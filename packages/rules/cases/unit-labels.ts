import type { Case } from './case.ts';

/** `expect` is the short German label of the unit. */
export type UnitLabelCase = Case<{ readonly unit: string }, string>;

const quote =
  'Amount: piece (Stk.). Serving: serving (Port.). Pair: pair (Paar). Person: person (Pers.). Package: package (Pkg.).';

export const unitLabelCases = [
  { name: 'piece', rule: 'UNIT-01', quote, arithmetic: 'piece → Stk.', given: { unit: 'piece' }, expect: 'Stk.' },
  {
    name: 'serving',
    rule: 'UNIT-01',
    quote,
    arithmetic: 'serving → Port.',
    given: { unit: 'serving' },
    expect: 'Port.',
  },
  { name: 'pair', rule: 'UNIT-01', quote, arithmetic: 'pair → Paar', given: { unit: 'pair' }, expect: 'Paar' },
  { name: 'person', rule: 'UNIT-01', quote, arithmetic: 'person → Pers.', given: { unit: 'person' }, expect: 'Pers.' },
  { name: 'package', rule: 'UNIT-01', quote, arithmetic: 'package → Pkg.', given: { unit: 'package' }, expect: 'Pkg.' },
] as const satisfies readonly UnitLabelCase[];
