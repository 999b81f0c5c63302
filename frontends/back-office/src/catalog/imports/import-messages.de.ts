const number = new Intl.NumberFormat('de-AT');
const products = (count: number) => (count === 1 ? '1 Produkt' : `${number.format(count)} Produkte`);
const rows = (count: number) => (count === 1 ? '1 Zeile' : `${number.format(count)} Zeilen`);

export const importMessages = {
  title: 'Produkte importieren',
  file: 'Datei',
  fileHint:
    'CSV mit einer Überschrift je Spalte, bis 20.000 Produkte. Aus Excel: „Speichern unter“, dann „CSV (durch Trennzeichen getrennt)“.',
  template: 'Vorlage herunterladen',
  templateFile: 'produkte-vorlage.csv',
  templateRows: [
    [
      'Margherita',
      'Tomaten, Fior di Latte, Basilikum',
      '10,90',
      'Stk.',
      'Teig: Weizen; Dinkel +1,50',
      'A, G',
      '10',
      'Ja',
    ],
    ['Kräuterlimonade', '0,5 l, Glasflasche', 'Getränke', '4,20', 'Stk.', '', '', '20', 'Ja'],
  ],
  empty: 'Die Datei enthält keine Zeilen unter der Überschrift.',
  tooMany: (count: number, max: number) =>
    `Die Datei enthält ${rows(count)}. Mehr als ${number.format(max)} sind auf einmal nicht möglich.`,
  tooWide: 'Die Datei hat mehr als 100 Spalten.',
  fileFacts: (file: string, count: number, encoding: string, separator: string) =>
    `${file}, ${rows(count)}, ${encoding}, ${separator}`,
  encodings: { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1252': 'Windows-1252' },
  separators: { ';': 'Semikolon', ',': 'Komma', '\t': 'Tabulator' },
  otherFile: 'Andere Datei',
  columns: 'Spalten zuordnen',
  columnsLead: 'Nicht zugeordnete Spalten werden nicht importiert. Ein Produkt mit demselben Namen wird geändert.',
  fieldOf: (heading: string) => `Feld für „${heading}“`,
  unused: 'Nicht importieren',
  unnamed: (index: number) => `Spalte ${index + 1}`,
  nameMissing: 'Bitte ordnen Sie eine Spalte dem Namen zu.',
  twice: (field: string) => `„${field}“ ist zwei Spalten zugeordnet.`,
  menu: 'Produktkatalog',
  menuHint: 'Produkte kommen in ihre Kategorie dieses Produktkatalogs. Fehlende Kategorien werden angelegt.',
  noMenu: 'In keinen aufnehmen',
  tax: 'USt. neuer Produkte (%)',
  taxHint: 'Gilt für alle neuen Produkte, weil keine Spalte die USt. enthält.',
  noNumber: 'Bitte geben Sie eine Zahl von 0 bis 100 ein.',
  check: 'Prüfen',
  checkAgain: 'Erneut prüfen',
  checking: 'Prüfen …',
  importing: 'Importieren …',
  checked: 'Prüfung',
  counts: { new: 'neu', changed: 'ändern sich', same: 'bleiben gleich', faulty: 'mit Fehler' },
  results: { new: 'neu', changed: 'ändert sich', same: 'gleich', faulty: 'Fehler' },
  views: { all: 'Alle', faulty: 'Nur Fehler', changes: 'Nur Änderungen' },
  shown: 'Angezeigte Zeilen',
  line: 'Zeile',
  result: 'Ergebnis',
  cell: (field: string, line: number) => `${field} in Zeile ${line}`,
  blocked: (count: number) => `Solange ${rows(count)} Fehler ${count === 1 ? 'hat' : 'haben'}, wird nichts importiert.`,
  unlisted: (count: number) => `Nur die ersten 500 Fehler sind aufgeführt. ${rows(count)} sind fehlerhaft.`,
  nothing: 'Alle Produkte sind schon so gespeichert.',
  run: (count: number) => `${products(count)} importieren`,
  place: 'In den Produktkatalog aufnehmen',
  more: (count: number) => `Weitere anzeigen (${number.format(count)})`,
  done: (created: number, changed: number, placed: number) =>
    `${products(created)} angelegt, ${number.format(changed)} geändert${placed > 0 ? `, ${number.format(placed)} in den Produktkatalog aufgenommen` : ''}.`,
  doneHint: 'Gäste sehen neue Produkte, sobald sie in einem Produktkatalog stehen.',
  toProducts: 'Zu den Produkten',
  last: 'Letzte Importe',
  lastOf: (created: number, changed: number) => `${number.format(created)} neu, ${number.format(changed)} geändert`,
  undo: 'Rückgängig machen',
  undoOf: (file: string) => `Import von „${file}“ rückgängig machen`,
  undone: 'rückgängig gemacht',
  undoDone: (removed: number, restored: number, kept: number) =>
    [
      `${products(removed)} entfernt, ${number.format(restored)} wiederhergestellt.`,
      kept > 0 &&
        `${products(kept)} ${kept === 1 ? 'wurde' : 'wurden'} seither geändert oder verwendet und ${kept === 1 ? 'bleibt' : 'bleiben'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  failed: 'Die letzten Importe konnten nicht geladen werden.',
} as const;
