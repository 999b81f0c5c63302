import type { Unit } from './units.ts';

/** What contents of packages are told in, by name (UNIT-02, UNIT-03): the whole catalogue is more than a form for it needs. */
export const contentUnitNames = {
  gram: 'Gramm',
  decagram: 'Dekagramm',
  kilogram: 'Kilogramm',
  milliliter: 'Milliliter',
  centiliter: 'Zentiliter',
  deciliter: 'Deziliter',
  liter: 'Liter',
} as const satisfies Partial<Record<Unit, string>>;

export const contentUnits = Object.keys(contentUnitNames) as [keyof typeof contentUnitNames];
