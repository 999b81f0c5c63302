import { unitNames, unitOf } from '../units/units.ts';

/** Fields of a product that a column of a file can fill, with their names on screens. */
export const productImportFields = {
  name: 'Name',
  description: 'Beschreibung',
  category: 'Kategorie',
  menu: 'Produktkatalog',
  price: 'Preis',
  unit: 'Einheit',
  options: 'Optionen',
  allergens: 'Allergene',
  additives: 'Zusatzstoffe',
  tax: 'USt. Lieferung (%)',
  takeawayTax: 'USt. Takeaway (%)',
  dineInTax: 'USt. Dine In (%)',
  deposit: 'Pfand',
  isEnabled: 'Auf der Karte',
  isVisibleWhenUnavailable: 'Zeigen, wenn nicht erhältlich',
} as const;
export type ProductImportField = keyof typeof productImportFields;
export const productImportFieldNames = Object.keys(productImportFields) as [
  ProductImportField,
  ...ProductImportField[],
];

/** Further headings by which columns are recognised, in lower case. */
const headings: Readonly<Record<ProductImportField, readonly string[]>> = {
  name: ['name', 'bezeichnung', 'produkt', 'artikel', 'artikelname', 'produktname', 'titel', 'gericht'],
  description: ['beschreibung', 'description', 'zutaten', 'text', 'info'],
  category: ['kategorie', 'category', 'gruppe', 'warengruppe', 'rubrik'],
  menu: ['produktkatalog', 'speisekarte', 'karte', 'menü', 'menu'],
  price: ['preis', 'price', 'vk', 'vk brutto', 'preis brutto', 'bruttopreis', 'verkaufspreis'],
  unit: ['einheit', 'unit', 'me', 'mengeneinheit'],
  options: ['optionen', 'options', 'varianten', 'auswahl', 'extras'],
  allergens: ['allergene', 'allergens', 'allergen'],
  additives: ['zusatzstoffe', 'additives'],
  tax: ['ust. lieferung (%)', 'ust.', 'ust', 'mwst', 'mwst.', 'steuer', 'steuersatz', 'tax', 'ust lieferung'],
  takeawayTax: ['ust. takeaway (%)', 'ust takeaway', 'mwst takeaway'],
  dineInTax: ['ust. dine in (%)', 'ust dine in', 'mwst dine in', 'mwst vor ort'],
  deposit: ['pfand', 'deposit'],
  isEnabled: ['auf der karte', 'verfügbar', 'aktiv', 'enabled', 'active'],
  isVisibleWhenUnavailable: ['zeigen, wenn nicht erhältlich', 'sichtbar, wenn ausverkauft', 'visible when unavailable'],
};

export const productColumns = { labels: productImportFields, headings };

const listedUnits = unitNames
  .slice(0, 12)
  .map((unit) => unitOf(unit).label)
  .join(', ');

export const productCellTexts = {
  nameMissing: 'Der Name fehlt.',
  categoryMissing: 'Im Produktkatalog steht ein Produkt in einer Kategorie. Bitte geben Sie eine an.',
  noNumber: (text: string) => `„${text}“ ist keine Zahl. Bitte schreiben Sie zum Beispiel 14,20.`,
  ambiguous: (text: string, one: string, other: string) =>
    `„${text}“ kann ${one} oder ${other} bedeuten. Bitte schreiben Sie die Zahl mit Komma.`,
  noUnit: (text: string) => `„${text}“ ist keine Einheit. Möglich sind zum Beispiel ${listedUnits}.`,
  noFlag: (text: string) => `„${text}“ ist weder Ja noch Nein.`,
  noOption: (text: string) =>
    `„${text}“ ist keine Option. Bitte schreiben Sie zum Beispiel „Größe: Klein; Groß +2,00 | Extras (mehrere): Käse +1,00“.`,
} as const;

export const booleanSpellings = {
  yes: ['ja', 'j', 'x', '1', 'wahr', 'true', 'yes', 'y'],
  no: ['nein', 'n', '0', 'falsch', 'false', 'no', '-'],
} as const;

/** Marks after the name of a part: several options may be chosen, or none has to be. */
export const partMarks = { multiple: ['mehrere', 'mehrfach'], optional: ['optional', 'freiwillig'] } as const;
