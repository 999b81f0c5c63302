// Content of real businesses that no demo has: names of forty letters, long German words, photographs, no pictures, one
// product or many.

/** Kinds of pictures of a branch's products. */
export type Pictures = 'photographs' | 'cut-outs' | 'none' | 'all kinds';

export type AwkwardBranch = {
  identifier: string;
  name: string;
  street: string;
  pictures: Pictures;
  categories: readonly string[];
  /** Distributed over the categories. */
  products: readonly AwkwardProduct[];
};

export type AwkwardProduct = { name: string; description: string; price: number; isConfigurable: boolean };

const dishes = [
  'Kürbiskernölverfeinertes Erdäpfelpüree',
  'Rindsuppe',
  'Hausgemachte Marillenknödel (3 Stück) in Butterbröseln',
  'Steirisches Wurzelfleisch vom Mangalitzaschwein',
  'Ei',
  'Schwarzwälder-Kirsch-Törtchen',
  'Zwetschkenröster mit Vanillerahmsauce',
  'Glutenfreier Buchweizenpalatschinkenauflauf',
  'Pizza „Quattro Stagioni“ mit Büffelmozzarella',
  'Blattsalat',
];
const descriptions = [
  '',
  'Mit Petersilerdäpfeln und Preiselbeeren.',
  'Aus eigener Landwirtschaft: langsam geschmort, mit Wurzelgemüse, Semmelknödelscheiben und frisch geriebenem Kren.',
  'Enthält Weizenvollkornmehl. Selbstverständlich auch laktosefrei, bitte bei der Lebensmittelunverträglichkeitsberatung fragen.',
];
const prices = [0.5, 4.9, 18.9, 124.5, 1_249.9];
const headings = [
  'Vorspeisen, Suppen und Kleinigkeiten',
  'Alkoholfreie Erfrischungsgetränke',
  'Eis',
  'Mehlspeisen aus der Hofkonditorei',
  'Vegetarisches und Veganes',
];

const createProducts = (count: number, of: string): AwkwardProduct[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${dishes[at % dishes.length]}${at < dishes.length ? '' : ` ${of} ${at}`}`,
    description: descriptions[at % descriptions.length] ?? '',
    price: prices[at % prices.length] ?? 1,
    isConfigurable: at === 1,
  }));

const createCategoryNames = (count: number, of: string): string[] =>
  Array.from(
    { length: count },
    (_, at) => `${headings[at % headings.length]}${at < headings.length ? '' : ` ${at}`}${of}`,
  );

export const awkwardBranches: readonly AwkwardBranch[] = [
  {
    identifier: 'viele-fotos',
    name: 'Marillo Leopoldstadt am Karmelitermarkt',
    street: 'Obere Donaustraße 97–99, Stiege 2, Hochparterre',
    pictures: 'photographs',
    categories: createCategoryNames(3, ' (Fotos)'),
    products: createProducts(68, 'Nr.'),
  },
  {
    identifier: 'ohne-bilder',
    name: 'Fischereihafenrestaurant Donauländestraße',
    street: 'Donaudampfschifffahrtsstraße 1',
    pictures: 'none',
    categories: createCategoryNames(30, ''),
    products: createProducts(30, 'nach Art des Hauses'),
  },
  {
    identifier: 'eins',
    name: 'Au',
    street: '',
    pictures: 'cut-outs',
    categories: ['Eis'],
    products: createProducts(1, ''),
  },
  {
    identifier: 'allerlei',
    name: 'Gasthof Zum goldenen Unterberggießhübler',
    street: 'Weg 1',
    pictures: 'all kinds',
    categories: createCategoryNames(9, '.'),
    products: createProducts(12, 'groß'),
  },
];

/** Options with long texts, one of which must be chosen. */
export const awkwardParts = [
  {
    name: 'Beilagenzusammenstellung',
    description: 'Wählen Sie, was dazu auf den Teller kommt.',
    type: 'select',
    options: [
      { name: 'Klein, 26 cm', modifier: 'overwrite', value: 10.9 },
      { name: 'Petersilerdäpfel mit brauner Butter und Schnittlauchröllchen', modifier: 'add', value: 104.5 },
      { name: 'Semmelknödelscheiben', modifier: 'subtract', value: 0.5 },
    ],
  },
  {
    name: 'Zusätzlich',
    type: 'multiselect',
    optional: true,
    options: [
      'Ei',
      'Kürbiskernölverfeinerung',
      'Ohne Frühlingszwiebelgrün',
      'Kren',
      'Senf',
      'Preiselbeeren',
      'Rahm',
    ].map((name, at) => ({ name, modifier: 'add', value: at })),
  },
  { name: 'Lebensmittelunverträglichkeiten', type: 'textarea', optional: true },
] as const;
