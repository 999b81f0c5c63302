export const productMessages = {
  unit: 'Einheit',
  part: 'Schritt',
  partOf: (index: number, name: string) => `Schritt ${index}${name ? `: ${name}` : ''}`,
  options: (count: number) => (count === 1 ? '1 Option' : `${count} Optionen`),
  required: 'Pflicht',
} as const;
