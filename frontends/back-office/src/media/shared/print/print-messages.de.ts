export const printMessages = {
  allergens: (letters: readonly string[], byChoice: readonly string[]) =>
    `Allergene: ${letters.join(', ')}${byChoice.length > 0 ? `, je nach Wahl: ${byChoice.join(', ')}` : ''}`,
  allergensByChoice: (letters: readonly string[]) => `Allergene je nach Wahl: ${letters.join(', ')}`,
  noAllergens: 'Keines der 14 Allergene',
  unknownAllergens: 'Allergene: bitte fragen',
  sampleProduct: {
    name: 'Margherita',
    description: 'Tomaten, Fior di Latte, Basilikum',
    price: '10,90\u00a0€',
    allergenLine: 'Allergene: A, G',
  },
  sampleTable: { title: 'Tisch 1', name: '1', branch: 'Ihre Filiale', url: 'https://example.com/q/tisch1' },
  print: 'Drucken',
  printTitle: 'Bildvorlage drucken',
  printUnsaved: 'Gedruckt wird der gespeicherte Stand.',
  priceLabels: (count: number) => (count === 1 ? 'Preisschild drucken' : 'Preisschilder drucken'),
  tableCodes: (count: number) => (count === 1 ? 'Tischcode drucken' : 'Tischcodes drucken'),
  template: 'Vorlage',
  ready: (name: string) => `${name} (fertige Vorlage)`,
  preview: (name: string) => `Vorschau: ${name}`,
  /** Names that are listed before the rest is counted. */
  maxNames: 12,
  chosen: (names: readonly string[], further: number) => {
    const listed = [...names, ...(further > 0 ? [`${further} weitere`] : [])].join(', ');
    return names.length + further === 1 ? `Gedruckt wird: ${listed}` : `${names.length + further} Stück: ${listed}`;
  },
  records: 'Datensätze',
  all: (count: number) => `Alle (${count})`,
  limited: (max: number, count: number) => `Gedruckt werden die ersten ${max} von ${count}.`,
  oneEach: (count: number) => `Jeder Datensatz wird ein eigenes Bild: ${count} Dateien.`,
  tooMany: (max: number) => `Höchstens ${max} Bilder auf einmal. Für mehr wählen Sie PDF.`,
  sheet: 'Bogen',
  originalSheet: (rows: number, columns: number) => `A4-Bogen, Originalgröße (${rows} × ${columns})`,
  labelSheet: (rows: number, columns: number) => `A4-Bogen, Etiketten ${rows} × ${columns}`,
  foldHint:
    'Jeder Aufsteller ist ein Blatt A4. Drucken Sie in Originalgröße (100 %), falten Sie an den gestrichelten Linien und kleben Sie die Lasche innen fest.',
  format: 'Datei',
  download: 'Herunterladen',
  drawing: 'Wird gezeichnet …',
  none: 'Bitte wählen Sie mindestens einen Datensatz.',
  failed: 'Die Datei konnte nicht gezeichnet werden.',
  loadFailed: 'Die Daten für den Druck konnten nicht geladen werden.',
  drawFailed: 'Die Zeichnung konnte nicht geladen werden.',
  close: 'Schließen',
  withoutCode: (count: number) =>
    count === 1
      ? 'Ein Tisch hat noch keinen QR-Code. Gedruckt wird die Adresse seiner Speisekarte; ihr Ziel lässt sich später nicht ändern, und Aufrufe werden nicht gezählt.'
      : `${count} Tische haben noch keinen QR-Code. Gedruckt wird die Adresse ihrer Speisekarte; ihr Ziel lässt sich später nicht ändern, und Aufrufe werden nicht gezählt.`,
  makeCodes: (count: number) => (count === 1 ? 'QR-Code anlegen' : `${count} QR-Codes anlegen`),
  making: 'Wird angelegt …',
} as const;
