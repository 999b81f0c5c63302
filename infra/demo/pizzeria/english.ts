// English texts of the menu. Italian names stay as they are, as do texts that are not listed.
import type { DemoProduct } from '../demo-tenant.ts';

type Words = { name?: string; description?: string };

/** Texts of categories and products by key. */
const words: Readonly<Record<string, Words>> = {
  pizza: { name: 'Wood-fired pizza', description: 'Dough matured for 48 hours, baked at 450 degrees.' },
  menues: { name: 'Set menus', description: 'Starter, main course and drink at one price.' },
  pasta: { name: 'Pasta and mains', description: 'Pasta al dente, with gluten-free noodles if you like.' },
  vorspeisen: { name: 'Starters and soups' },
  salate: { name: 'Salads', description: 'With house dressing and oven-warm bread.' },
  tresen: { name: 'From the counter', description: 'To take home: freshly sliced, by weight.' },
  suesses: { name: 'Desserts' },
  getraenke: { name: 'Soft drinks and coffee' },
  wein: { name: 'Wine and beer', description: 'We serve alcohol to adults only.' },
  bruschetta: { description: 'Toasted house bread, marinated tomatoes, basil, olive oil' },
  knoblauchbrot: { name: 'Garlic bread', description: 'House bread with garlic butter and parsley, hot from the oven' },
  burrata: {
    name: 'Burrata with cherry tomatoes',
    description: 'Burrata from Puglia, cherry tomatoes, rocket, basil oil',
  },
  tomatensuppe: { name: 'Tomato soup', description: 'Sun-ripened tomatoes, whipped cream, basil' },
  minestrone: { description: 'Seasonal vegetables, white beans, olive oil' },
  kuerbissuppe: { name: 'Cream of pumpkin soup', description: 'Hokkaido pumpkin, ginger, Styrian seed oil, croutons' },
  schnitzel: {
    name: 'Veal Wiener schnitzel',
    description: 'Fried in clarified butter, with potato salad and lemon',
  },
  ravioli: { name: 'Ravioli with ricotta and spinach', description: 'Sage butter, Parmesan, a touch of lemon' },
  'insalata-mista': {
    name: 'Mixed salad',
    description: 'Leaf lettuce, cherry tomatoes, cucumber, onion, sweetcorn, house dressing',
  },
  rucolasalat: { name: 'Rocket salad', description: 'Rocket, cherry tomatoes, Grana, aged balsamic vinegar' },
  tiramisu: { description: 'Our own recipe, with espresso and mascarpone' },
  'panna-cotta': { description: 'Bourbon vanilla, raspberries, blueberries' },
  palatschinken: { name: 'Apricot pancakes', description: 'Three thin pancakes with Wachau apricot jam' },
  gelato: { name: 'Mixed ice cream', description: 'Vanilla, chocolate, strawberry, with a wafer' },
  minzlimonade: { name: 'Homemade mint lemonade', description: '0.5 l, lemon, mint, little sugar' },
  orangensaft: { name: 'Orange juice', description: '0.25 l, freshly squeezed' },
  mineralwasser: { name: 'Sparkling mineral water', description: '0.33 l bottle' },
  'mineralwasser-still': { name: 'Still mineral water', description: '0.33 l bottle' },
};

/** Texts of questions and options by their German name. */
const choices: Readonly<Record<string, string>> = {
  Größe: 'Size',
  'Normal, 32 cm': 'Regular, 32 cm',
  'Klein, 26 cm': 'Small, 26 cm',
  'Groß, 40 cm': 'Large, 40 cm',
  Nudeln: 'Pasta',
  'Frische Tagliatelle': 'Fresh tagliatelle',
  'Glutenfreie Penne': 'Gluten-free penne',
  Dazu: 'On the side',
  'Parmesan, frisch gerieben': 'Parmesan, freshly grated',
  Chiliöl: 'Chilli oil',
  Knoblauchbrot: 'Garlic bread',
  'Hühnerfilet vom Grill': 'Grilled chicken breast',
  Garnelen: 'Prawns',
  Rucola: 'Rocket',
  Büffelmozzarella: 'Buffalo mozzarella',
  'Scharfe Salami': 'Spicy salami',
  Champignons: 'Mushrooms',
  Oliven: 'Olives',
  Artischocken: 'Artichokes',
  'Frisches Basilikum': 'Fresh basil',
};

const named = (name: string) => choices[name] && { translations: { en: { name: choices[name] } } };

/** Adds the English texts to a category or a product. */
export const inEnglish = <T extends { key: string; draft: object }>(thing: T): T => {
  const en = words[thing.key];
  return en ? { ...thing, draft: { ...thing.draft, translations: { en } } } : thing;
};

/** Adds the English texts to a product, its questions and its options. */
export const productInEnglish = (product: DemoProduct): DemoProduct => {
  const parts = product.draft.config?.parts?.map((part) => ({
    ...part,
    ...named(part.name),
    ...(part.options && { options: part.options.map((option) => ({ ...option, ...named(option.name) })) }),
  }));
  return inEnglish(parts ? { ...product, draft: { ...product.draft, config: { parts } } } : product);
};
