// All dishes besides pizza.

import type { Recipe } from '@theke/painter/recipe';
import { recipes } from '@theke/painter/recipes';
import type { DemoProduct } from '../demo-tenant.ts';
import { multiselect, type Part, select } from '../product-parts.ts';

type Letters = NonNullable<DemoProduct['draft']['allergens']>;
type Dish = [
  key: string,
  name: string,
  price: number,
  description: string,
  allergens: Letters,
  dish: Recipe,
  parts?: Part[],
];

const course =
  (category: string) =>
  ([key, name, price, description, allergens, dish, parts = []]: Dish): DemoProduct => ({
    key,
    category,
    picture: { seed: key, dish },
    draft: {
      name,
      description,
      allergens,
      isFreeOfAllergens: allergens.length === 0,
      type: parts.length > 0 ? 'configurable' : 'simple',
      price,
      unit: category === 'suesses' || parts.length > 0 ? 'piece' : 'serving',
      tax: 10,
      takeawayTax: 10,
      dineInTax: 10,
      config: { parts },
    },
  });

const noodles = select('Nudeln', [
  ['Spaghetti', 0],
  ['Penne', 0],
  ['Frische Tagliatelle', 1.2],
  ['Glutenfreie Penne', 1.5],
]);
const pastaExtras = multiselect('Dazu', [
  ['Parmesan, frisch gerieben', 0],
  ['Chiliöl', 0],
  ['Knoblauchbrot', 2.9],
]);
const saladExtras = multiselect('Dazu', [
  ['Hühnerfilet vom Grill', 4.5],
  ['Garnelen', 5.9],
  ['Pizzastangerl', 2.4],
]);

const photo: Part = {
  name: 'Ihr Foto',
  description: 'Am schönsten wird ein helles Bild im Querformat.',
  type: 'image',
};
const inscription: Part = {
  name: 'Aufschrift',
  description: 'Zum Beispiel „Alles Gute, Oma!“',
  type: 'text',
  optional: true,
};

const starters: Dish[] = [
  [
    'bruschetta',
    'Bruschetta',
    6.9,
    'Geröstetes Hausbrot, marinierte Tomaten, Basilikum, Olivenöl',
    ['A'],
    recipes.bruschetta,
  ],
  [
    'knoblauchbrot',
    'Knoblauchbrot',
    4.9,
    'Hausbrot mit Knoblauchbutter und Petersilie, heiß aus dem Ofen',
    ['A', 'G'],
    recipes.knoblauchbrot,
  ],
  [
    'burrata',
    'Burrata mit Kirschtomaten',
    11.9,
    'Burrata aus Apulien, Kirschtomaten, Rucola, Basilikumöl',
    ['G'],
    { kind: 'salad', base: 'rocket', toppings: ['cherrytomato', 'burrata'] },
  ],
  [
    'tomatensuppe',
    'Tomatensuppe',
    5.9,
    'Sonnengereifte Tomaten, Obershaube, Basilikum',
    ['G', 'L'],
    recipes.tomatensuppe,
  ],
  ['minestrone', 'Minestrone', 6.4, 'Saisonales Gemüse, weiße Bohnen, Olivenöl', ['L'], recipes.minestrone],
  [
    'frittatensuppe',
    'Frittatensuppe',
    5.4,
    'Kräftige Rindsuppe, hausgemachte Frittaten, Schnittlauch',
    ['A', 'C', 'G', 'L'],
    recipes.frittatensuppe,
  ],
  [
    'kuerbissuppe',
    'Kürbiscremesuppe',
    6.2,
    'Hokkaidokürbis, Ingwer, steirisches Kernöl, Croûtons',
    ['A', 'G', 'L'],
    { kind: 'soup', sort: 'pumpkin', toppings: ['crouton', 'parsley'] },
  ],
];

const pasta: Dish[] = [
  [
    'spaghetti-bolognese',
    'Spaghetti Bolognese',
    12.4,
    'Sugo vom österreichischen Rind, fünf Stunden geschmort, Parmesan',
    ['A', 'C', 'G', 'L'],
    recipes['spaghetti-bolognese'],
    [noodles, pastaExtras],
  ],
  [
    'spaghetti-carbonara',
    'Spaghetti Carbonara',
    12.9,
    'Guanciale, Eigelb, Pecorino, schwarzer Pfeffer – ohne Obers',
    ['A', 'C', 'G'],
    recipes['spaghetti-carbonara'],
    [noodles, pastaExtras],
  ],
  [
    'penne-arrabbiata',
    'Penne all’Arrabbiata',
    10.9,
    'Tomaten, Knoblauch, Peperoncino, Petersilie',
    ['A'],
    recipes['penne-arrabbiata'],
    [noodles, pastaExtras],
  ],
  [
    'linguine-pesto',
    'Linguine al Pesto',
    12.4,
    'Basilikumpesto aus Ligurien, Kirschtomaten, Pinienkerne',
    ['A', 'G', 'H'],
    recipes['linguine-pesto'],
  ],
  [
    'tagliatelle-salmone',
    'Tagliatelle mit Lachs und Garnelen',
    15.9,
    'Frische Tagliatelle, Lachs, Garnelen, Rahm, Zitrone',
    ['A', 'B', 'C', 'D', 'G'],
    recipes['tagliatelle-salmone'],
  ],
  [
    'gnocchi',
    'Gnocchi al Gorgonzola',
    13.4,
    'Hausgemachte Erdäpfelgnocchi, Gorgonzola, Salbei',
    ['A', 'C', 'G'],
    recipes.gnocchi,
  ],
  [
    'ravioli',
    'Ravioli mit Ricotta und Spinat',
    14.2,
    'Salbeibutter, Parmesan, ein Hauch Zitrone',
    ['A', 'C', 'G'],
    recipes.ravioli,
  ],
  [
    'lasagne',
    'Lasagne al Forno',
    13.4,
    'Rindsragout, Béchamel, im Holzofen überbacken',
    ['A', 'C', 'G', 'L'],
    recipes.lasagne,
  ],
  [
    'schnitzel',
    'Wiener Schnitzel vom Kalb',
    21.9,
    'In Butterschmalz herausgebacken, mit Erdäpfelsalat und Zitrone',
    ['A', 'C', 'G', 'M'],
    recipes.schnitzel,
  ],
];

const salads: Dish[] = [
  [
    'insalata-mista',
    'Gemischter Salat',
    6.9,
    'Blattsalate, Kirschtomaten, Gurke, Zwiebel, Mais, Hausdressing',
    ['M'],
    recipes['insalata-mista'],
    [saladExtras],
  ],
  [
    'insalata-tonno',
    'Insalata al Tonno',
    12.9,
    'Blattsalate, Thunfisch, Ei, Oliven, Tomaten',
    ['C', 'D', 'M'],
    recipes['insalata-tonno'],
  ],
  [
    'caesar',
    'Caesar Salad',
    13.4,
    'Römersalat, Huhn vom Grill, Croûtons, Parmesan, Sardellendressing',
    ['A', 'C', 'D', 'G', 'M'],
    recipes.caesar,
  ],
  [
    'rucolasalat',
    'Rucolasalat',
    9.9,
    'Rucola, Kirschtomaten, Grana, alter Balsamico',
    ['G', 'O'],
    recipes.rucolasalat,
    [saladExtras],
  ],
];

const sweets: Dish[] = [
  ['tiramisu', 'Tiramisù', 6.4, 'Nach Hausrezept, mit Espresso und Mascarpone', ['A', 'C', 'G'], recipes.tiramisu],
  ['panna-cotta', 'Panna cotta', 5.9, 'Bourbonvanille, Himbeeren, Heidelbeeren', ['G'], recipes['panna-cotta']],
  [
    'palatschinken',
    'Marillenpalatschinken',
    6.9,
    'Drei Palatschinken mit Wachauer Marillenmarmelade',
    ['A', 'C', 'G'],
    recipes.palatschinken,
  ],
  [
    'torte-mit-foto',
    'Tiramisù-Torte mit Foto',
    42,
    'Für zwölf Personen: Ihr Bild auf feinem Marzipan, gedruckt während die Torte kühlt',
    ['A', 'C', 'G', 'H'],
    recipes.tiramisu,
    [photo, inscription],
  ],
  ['gelato', 'Gemischtes Eis', 6.2, 'Vanille, Schokolade, Erdbeere, mit Waffel', ['A', 'C', 'G'], recipes.gelato],
];

export const kitchen: readonly DemoProduct[] = [
  ...starters.map(course('vorspeisen')),
  ...pasta.map(course('pasta')),
  ...salads.map(course('salate')),
  ...sweets.map(course('suesses')),
];
