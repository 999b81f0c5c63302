export const templateMessages = {
  newLabel: 'Neue Bildvorlage',
  purpose:
    'Eine Bildvorlage ist eine Zeichnung für Preisschilder, Tischaufsteller oder Etiketten. Beim Drucken füllt sie sich mit Produkten, Filialen, Tischen oder Geräten.',
  sizeOf: (width: number, height: number) => `${width} × ${height} mm`,
  canvas: 'Zeichnung',
  canvasHint:
    'Ziehen Sie eine Ebene oder bewegen Sie sie mit den Pfeiltasten, mit der Umschalttaste ändern Sie ihre Größe.',
  sample: (name: string) => `Muster: ${name}`,
  noSample: 'Noch gibt es keinen passenden Datensatz. Die Platzhalter bleiben leer.',
  drawFailed: 'Die Zeichnung konnte nicht geladen werden.',
  incomplete: 'Die Zeichnung erscheint, sobald alle Angaben gültig sind.',
  kinds: { text: 'Text', picture: 'Bild', shape: 'Form', qr: 'QR-Code' },
  layerAt: (index: number, kind: string) => `Ebene ${index}: ${kind}`,
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  placeholders: 'Platzhalter',
  order: 'Spätere Ebenen liegen über früheren.',
  choose: 'Vorlage wählen',
  chooseText: 'Beginnen Sie mit einer fertigen Vorlage und ändern Sie, was Sie möchten. Oder zeichnen Sie selbst.',
  chosen: (name: string) => `„${name}“ ist übernommen. Speichern Sie, um damit zu drucken.`,
} as const;
