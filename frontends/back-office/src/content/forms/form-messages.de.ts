export const formMessages = {
  fields: 'Felder',
  text: 'Text',
  row: (index: number) => `Zeile ${index}`,
  field: (label: string, index: number) => label || `Feld ${index}`,
  required: 'Pflichtfeld',
  addFields: 'Zeile mit Feldern',
  addText: 'Zeile mit Text',
  addField: 'Feld hinzufügen',
  fieldsHint: 'Felder einer Zeile stehen nebeneinander.',
  valuesHint: 'Eine Auswahlmöglichkeit je Zeile.',
} as const;
