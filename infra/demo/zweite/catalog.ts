// Products of Bäckerei Hollerbusch.

import type { Recipe } from '@theke/painter/recipe';
import { type DemoCategory, type DemoMenu, type DemoProduct, daysFrom } from '../demo-tenant.ts';
import { multiselect, type Part, select } from '../product-parts.ts';

type Letters = NonNullable<DemoProduct['draft']['allergens']>;
type Row = [
  key: string,
  category: string,
  name: string,
  price: number,
  description: string,
  allergens: Letters,
  dish: Recipe,
  parts?: Part[],
];

const product = ([key, category, name, price, description, allergens, dish, parts = []]: Row): DemoProduct => {
  const vat = category === 'kaffee' || category === 'wein' ? 20 : 10;
  return {
    key,
    category,
    picture: { seed: `hollerbusch-${key}`, dish },
    draft: {
      name,
      description,
      allergens,
      isFreeOfAllergens: allergens.length === 0,
      price,
      type: parts.length > 0 ? 'configurable' : 'simple',
      tax: vat,
      takeawayTax: vat,
      dineInTax: vat,
      config: { parts },
    },
  };
};

const milk = select('Milch', [
  ['Vollmilch', 0],
  ['Laktosefrei', 0],
  ['Hafer', 0.6],
]);
const glaze = '#f6ead6';

const rows: Row[] = [
  [
    'apfelstrudel',
    'mehlspeisen',
    'Apfelstrudel',
    4.8,
    'Handgezogener Teig, Steirische Äpfel, Zimt, Rosinen',
    ['A', 'G', 'O'],
    { kind: 'strudel' },
    [
      multiselect('Dazu', [
        ['Vanillesauce', 1.6],
        ['Schlagobers', 0.9],
      ]),
    ],
  ],
  [
    'topfenstrudel',
    'mehlspeisen',
    'Topfenstrudel',
    4.9,
    'Mit Zitrone und Vanille, lauwarm am besten',
    ['A', 'C', 'G'],
    { kind: 'strudel' },
  ],
  [
    'palatschinken',
    'mehlspeisen',
    'Marillenpalatschinken',
    6.4,
    'Drei Stück mit hausgemachter Marmelade',
    ['A', 'C', 'G'],
    { kind: 'dessert', sort: 'palatschinken' },
  ],
  [
    'panna-cotta',
    'mehlspeisen',
    'Holunder-Panna-cotta',
    5.6,
    'Holunderblüte, Waldbeeren',
    ['G'],
    { kind: 'dessert', sort: 'pannacotta' },
  ],
  [
    'mokkaschnitte',
    'mehlspeisen',
    'Mokkaschnitte',
    5.2,
    'Biskuit, Kaffee, Mascarpone, Kakao',
    ['A', 'C', 'G'],
    { kind: 'dessert', sort: 'tiramisu' },
  ],
  [
    'eisbecher',
    'mehlspeisen',
    'Eisbecher Hollerbusch',
    6.8,
    'Vanille, Schokolade, Erdbeere, Waffel',
    ['A', 'C', 'G', 'H'],
    { kind: 'dessert', sort: 'ice' },
  ],
  [
    'tomatenbrot',
    'brot',
    'Tomatenbrot',
    4.4,
    'Geröstetes Bauernbrot, Tomaten, Kernöl',
    ['A'],
    { kind: 'bread', sort: 'tomato' },
  ],
  [
    'kraeuterbrot',
    'brot',
    'Kräuterbrot',
    3.9,
    'Bauernbrot mit Kräuterbutter, aus dem Ofen',
    ['A', 'G'],
    { kind: 'bread' },
  ],
  [
    'jausenbrett',
    'brot',
    'Steirisches Jausenbrett',
    12.9,
    'Rohschinken, Käse, Oliven, eingelegtes Gemüse, Brot',
    ['A', 'G', 'L', 'M'],
    { kind: 'antipasti' },
  ],
  [
    'kuerbissuppe',
    'brot',
    'Kürbiscremesuppe',
    5.8,
    'Mit Kernöl und Croûtons',
    ['A', 'G', 'L'],
    { kind: 'soup', sort: 'pumpkin', toppings: ['crouton'] },
  ],
  ['melange', 'kaffee', 'Wiener Melange', 4.3, 'Mit Milchschaum', ['G'], { kind: 'coffee', glaze }, [milk]],
  ['verlaengerter', 'kaffee', 'Verlängerter', 3.7, 'Hausröstung aus Graz', [], { kind: 'coffee', milk: false, glaze }],
  [
    'holundersaft',
    'kaffee',
    'Holunderblütensaft',
    3.6,
    '0,3 l mit Soda, Minze und Zitrone',
    [],
    { kind: 'glass', liquid: 'lemonade', mint: true },
  ],
  ['schilcher', 'wein', 'Schilcher', 4.6, '⅛ l, Weststeiermark DAC', ['O'], { kind: 'wine', liquid: 'red' }],
  ['welschriesling', 'wein', 'Welschriesling', 4.2, '⅛ l, Südsteiermark DAC', ['O'], { kind: 'wine', liquid: 'white' }],
  [
    'schilcher-flasche',
    'wein',
    'Schilcher, Flasche',
    19.5,
    '0,75 l für zu Hause',
    ['O'],
    { kind: 'bottle', flask: 'dark', wine: true, band: '#6B1F2E' },
  ],
];

export const products: readonly DemoProduct[] = rows.map(product);

export const categories: readonly DemoCategory[] = [
  { key: 'mehlspeisen', draft: { name: 'Mehlspeisen', description: 'Jeden Morgen ab vier Uhr gebacken.' } },
  { key: 'brot', draft: { name: 'Brot und Jause', description: '' } },
  { key: 'kaffee', draft: { name: 'Kaffee und Säfte', description: '' } },
  { key: 'wein', draft: { name: 'Wein', description: 'Aus der Steiermark, vom Winzer geholt.' } },
];

export const menus = (seededAt: Date): DemoMenu[] => [
  {
    name: 'Sortiment',
    availableFrom: daysFrom(seededAt, -30),
    branches: ['lend', 'geidorf'],
    catalog: categories.map(({ key }) => ({
      category: key,
      products: products.filter(({ category }) => category === key).map((each) => each.key),
    })),
  },
];
