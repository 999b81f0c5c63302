import type { LabelLayout } from '@theke/rules/qr/label-layout';

export const qrMessages = {
  rule: 'Regel',
  ruleOf: (number: number) => `Regel ${number}`,
  rulesHint: 'Es gilt die erste Regel, die passt. Der gedruckte Code bleibt gleich, Änderungen wirken sofort.',
  any: 'egal',
  always: 'noch keine Bedingung',
  noTarget: 'noch kein Ziel',
  opening: (word: string) => `Filiale ist ${word}`,
  time: (from: string, to: string) => `${from}–${to} Uhr`,
  from: (at: string) => `ab ${at}`,
  until: (at: string) => `bis ${at}`,
  weekday: (days: string) => `Wochentag ist ${days}`,
  language: (name: string) => `Sprache ist ${name}`,
  device: (name: string) => `Gerät ist ${name}`,
  days: { monday: 'Mo', tuesday: 'Di', wednesday: 'Mi', thursday: 'Do', friday: 'Fr', saturday: 'Sa', sunday: 'So' },
  noLogo:
    'Der Betrieb hat noch kein Logo. Ohne Logo lässt sich dieser Code nicht drucken. Bitte laden Sie eines in den Einstellungen hoch.',
  codeLabel: 'QR-Code',
  pathLater: 'Die Adresse steht fest, sobald der Code gespeichert ist.',
  try: 'Ausprobieren',
  at: 'Zeitpunkt',
  languageField: 'Sprache',
  deviceField: 'Gerät',
  otherLanguage: 'Andere',
  applies: (number: number) => `Regel ${number} gilt:`,
  fallback: 'Standardziel:',
  nowhere: 'Der Code hat noch kein Ziel.',
  figures: {
    title: (days: number) => `Letzte ${days} Tage`,
    scans: 'Aufrufe',
    orders: 'Bestellungen daraus',
    led: (target: string) => `nach ${target}`,
    fallback: 'Standardziel',
  },
  print: 'Drucken',
  size: 'Größe',
  sizeOf: (size: number) => `${size} mm`,
  colour: 'Farbe',
  tooLight: 'Diese Farbe ist zu hell: Kameras lesen den Code auf Weiß nicht sicher.',
  svg: 'Vektordatei (SVG)',
  pdf: 'PDF',
  picture: (pixels: number) => `Bild (PNG, ${pixels} Pixel)`,
  drawing: 'Wird gezeichnet …',
  pictureFailed: 'Das Bild konnte nicht gezeichnet werden.',
  open: 'Code aufrufen',
  forTables: 'Tischcodes',
  forTablesTitle: 'Codes für Tische anlegen',
  forTablesText:
    'Jeder Tisch der Filiale, der noch keinen Code hat, bekommt einen. Er öffnet die Speisekarte und wählt den Tisch aus.',
  branch: 'Filiale',
  allBranches: 'Alle',
  choose: 'Bitte wählen',
  branchMissing: 'Bitte wählen Sie eine Filiale.',
  make: 'Anlegen',
  progress: (made: number, all: number) => `${made} von ${all} …`,
  done: (count: number) =>
    count === 0
      ? 'Jeder Tisch hat schon einen Code.'
      : count === 1
        ? '1 QR-Code angelegt.'
        : `${count} QR-Codes angelegt.`,
  noTables: 'Diese Filiale hat keine Tische.',
  refused: 'Diese Codes wurden nicht angelegt:',
  sheet: 'Bogen drucken',
  sheetTitle: 'Bogen zum Ausschneiden',
  sheetText: 'Auf A4, nach Namen geordnet.',
  layout: 'Aufteilung',
  layouts: { detail: 'Ausführlich', compact: 'Kompakt' },
  capacity: ({ rows, columns }: LabelLayout) =>
    rows * columns === 1
      ? 'Ein Code auf jedem Bogen.'
      : `${rows * columns} Codes auf jedem Bogen: ${rows} × ${columns} (Zeilen × Spalten).`,
  layoutSettings: 'Aufteilung ändern',
  sheetOf: (codes: number, sheets: number) =>
    `PDF öffnen (${codes === 1 ? '1 Code' : `${codes} Codes`}, ${sheets === 1 ? '1 Seite' : `${sheets} Seiten`})`,
  /** If the codes need several files. */
  sheetFrom: (from: number, to: number) =>
    from === to ? `PDF öffnen (Code ${from})` : `PDF öffnen (Codes ${from} bis ${to})`,
  noCodes: 'Hier gibt es noch keine QR-Codes.',
  close: 'Schließen',
  loading: 'Wird geladen …',
} as const;
