import type { Unit } from './units.ts';

/** Units for the content of packages, by name (UNIT-02, UNIT-03). Separate from the catalogue to keep forms small. */
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
