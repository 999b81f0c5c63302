/** The units' short labels and names (UNIT-01 to UNIT-06). */
export const unitTexts = {
  piece: { label: 'Stk.', name: 'Stück' },
  serving: { label: 'Port.', name: 'Portion' },
  pair: { label: 'Paar', name: 'Paar' },
  person: { label: 'Pers.', name: 'Person' },
  package: { label: 'Pkg.', name: 'Packung' },
  gram: { label: 'g', name: 'Gramm' },
  decagram: { label: 'dag', name: 'Dekagramm' },
  kilogram: { label: 'kg', name: 'Kilogramm' },
  milliliter: { label: 'ml', name: 'Milliliter' },
  centiliter: { label: 'cl', name: 'Zentiliter' },
  deciliter: { label: 'dl', name: 'Deziliter' },
  liter: { label: 'l', name: 'Liter' },
  millimeter: { label: 'mm', name: 'Millimeter' },
  centimeter: { label: 'cm', name: 'Zentimeter' },
  decimeter: { label: 'dm', name: 'Dezimeter' },
  meter: { label: 'm', name: 'Meter' },
  kilometer: { label: 'km', name: 'Kilometer' },
  'square-millimeter': { label: 'mm²', name: 'Quadratmillimeter' },
  'square-centimeter': { label: 'cm²', name: 'Quadratzentimeter' },
  'square-decimeter': { label: 'dm²', name: 'Quadratdezimeter' },
  'square-meter': { label: 'm²', name: 'Quadratmeter' },
  'cubic-millimeter': { label: 'mm³', name: 'Kubikmillimeter' },
  'cubic-centimeter': { label: 'cm³', name: 'Kubikzentimeter' },
  'cubic-decimeter': { label: 'dm³', name: 'Kubikdezimeter' },
  'cubic-meter': { label: 'm³', name: 'Kubikmeter' },
};

/** Of two units' names (UNIT-08). */
export const notConvertible = (from: string, to: string) =>
  `Dieses Produkt lässt sich nicht von ${from} in ${to} umrechnen. Bitte wählen Sie eine andere Einheit.`;
