/** The unit catalogue (UNIT-01 to UNIT-06). `factor` is relative to the smallest unit of the same type. */
export const units = {
  piece: { type: 'amount', factor: 1, label: 'Stk.', name: 'Stück' },
  serving: { type: 'serving', factor: 1, label: 'Port.', name: 'Portion' },
  pair: { type: 'pair', factor: 1, label: 'Paar', name: 'Paar' },
  person: { type: 'person', factor: 1, label: 'Pers.', name: 'Person' },
  package: { type: 'package', factor: 1, label: 'Pkg.', name: 'Packung' },
  gram: { type: 'weight', factor: 1, label: 'g', name: 'Gramm' },
  decagram: { type: 'weight', factor: 10, label: 'dag', name: 'Dekagramm' },
  kilogram: { type: 'weight', factor: 1000, label: 'kg', name: 'Kilogramm' },
  milliliter: { type: 'volume', factor: 1, label: 'ml', name: 'Milliliter' },
  centiliter: { type: 'volume', factor: 10, label: 'cl', name: 'Zentiliter' },
  deciliter: { type: 'volume', factor: 100, label: 'dl', name: 'Deziliter' },
  liter: { type: 'volume', factor: 1000, label: 'l', name: 'Liter' },
  millimeter: { type: 'length', factor: 1, label: 'mm', name: 'Millimeter' },
  centimeter: { type: 'length', factor: 10, label: 'cm', name: 'Zentimeter' },
  decimeter: { type: 'length', factor: 100, label: 'dm', name: 'Dezimeter' },
  meter: { type: 'length', factor: 1000, label: 'm', name: 'Meter' },
  kilometer: { type: 'length', factor: 1e6, label: 'km', name: 'Kilometer' },
  'square-millimeter': { type: 'area', factor: 1, label: 'mm²', name: 'Quadratmillimeter' },
  'square-centimeter': { type: 'area', factor: 100, label: 'cm²', name: 'Quadratzentimeter' },
  'square-decimeter': { type: 'area', factor: 1e4, label: 'dm²', name: 'Quadratdezimeter' },
  'square-meter': { type: 'area', factor: 1e6, label: 'm²', name: 'Quadratmeter' },
  'cubic-millimeter': { type: 'cubic', factor: 1, label: 'mm³', name: 'Kubikmillimeter' },
  'cubic-centimeter': { type: 'cubic', factor: 1e3, label: 'cm³', name: 'Kubikzentimeter' },
  'cubic-decimeter': { type: 'cubic', factor: 1e6, label: 'dm³', name: 'Kubikdezimeter' },
  'cubic-meter': { type: 'cubic', factor: 1e9, label: 'm³', name: 'Kubikmeter' },
} as const;

export const notInto = (from: keyof typeof units, to: keyof typeof units) =>
  `Dieses Produkt lässt sich nicht von ${units[from].name} in ${units[to].name} umrechnen. Bitte wählen Sie eine andere Einheit.`;
