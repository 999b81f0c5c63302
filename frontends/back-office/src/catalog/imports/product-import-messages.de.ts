const number = new Intl.NumberFormat('de-AT');

export const productImportMessages = {
  title: 'Produkte importieren',
  count: (count: number) => (count === 1 ? '1 Produkt' : `${number.format(count)} Produkte`),
  columnsLead: 'Ein Produkt mit demselben Namen wird geändert.',
  doneHint: 'Gäste sehen neue Produkte, sobald sie in einem Produktkatalog stehen.',
  toList: 'Zu den Produkten',
  nothing: 'Alle Produkte sind schon so gespeichert.',
  templateFile: 'produkte-vorlage.csv',
  optionsOnly: 'In den Produktkatalog aufnehmen',
  placed: (count: number) => `${number.format(count)} in einen Produktkatalog aufgenommen`,
  menu: 'Produktkatalog',
  menuHint:
    'Produkte kommen in ihre Kategorie dieses Produktkatalogs. Fehlende Kategorien werden angelegt. Eine Spalte „Produktkatalog“ geht vor.',
  noMenu: 'In keinen aufnehmen',
  tax: 'USt. neuer Produkte (%)',
  taxHint: 'Gilt für alle neuen Produkte, weil keine Spalte die USt. enthält.',
  noNumber: 'Bitte geben Sie eine Zahl von 0 bis 100 ein.',
} as const;

export const productTemplateRows = [
  [
    'Margherita',
    'Tomaten, Fior di Latte',
    'Pizza',
    'Speisekarte',
    '10,90',
    'Stk.',
    'Teig: Weizen; Dinkel +1,50',
    'A, G',
    '10',
    'Ja',
  ],
  [
    'Kräuterlimonade',
    '0,5 l, Glasflasche',
    'Getränke',
    'Speisekarte; Mittagskarte',
    '4,20',
    'Stk.',
    '',
    '',
    '20',
    'Ja',
  ],
] as const;
