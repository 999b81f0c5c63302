export const navigationMessages = {
  item: (label: string, index: number) => label || `Menüpunkt ${index}`,
  addItem: 'Menüpunkt hinzufügen',
  addBelow: (label: string) => `Unterpunkt hinzufügen: ${label}`,
  addChild: 'Unterpunkt hinzufügen',
  off: 'inaktiv',
} as const;
