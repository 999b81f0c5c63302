/** Calculation models of prices: name, short label, and the prefix shown before prices (PRICE-10). */
export const calculationModels = {
  fixed: { name: 'Exakt', label: 'Fix', prefix: '' },
  approximate: { name: 'Ungefähr', label: 'ca.', prefix: 'ca.' },
  minimum: { name: 'Minimum', label: 'ab', prefix: 'ab' },
} as const;
