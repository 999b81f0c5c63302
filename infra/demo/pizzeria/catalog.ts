// Categories and menus. The autumn menu is active; the winter menu starts automatically later.
import { type DemoCategory, type DemoMenu, type DemoProduct, daysFrom } from '../demo-tenant.ts';
import { deli } from './deli.ts';
import { drinks } from './drinks.ts';
import { inEnglish, productInEnglish } from './english.ts';
import { kitchen } from './kitchen.ts';
import { lunch } from './lunch.ts';
import { pizzas } from './pizza.ts';

export const products: readonly DemoProduct[] = [...pizzas, lunch, ...kitchen, ...deli, ...drinks].map(
  productInEnglish,
);

const german: readonly DemoCategory[] = [
  {
    key: 'pizza',
    draft: {
      name: 'Pizza aus dem Holzofen',
      shortName: 'Pizza',
      description: '48 Stunden gereifter Teig, bei 450 Grad gebacken.',
    },
  },
  { key: 'menues', draft: { name: 'Menüs', description: 'Vorspeise, Hauptspeise und Getränk zu einem Preis.' } },
  {
    key: 'pasta',
    draft: {
      name: 'Pasta und Hauptspeisen',
      shortName: 'Pasta',
      description: 'Pasta al dente, auf Wunsch mit glutenfreien Nudeln.',
    },
  },
  { key: 'vorspeisen', draft: { name: 'Vorspeisen und Suppen', shortName: 'Vorspeisen', description: '' } },
  { key: 'salate', draft: { name: 'Salate', description: 'Mit Hausdressing und ofenwarmem Brot.' } },
  {
    key: 'tresen',
    draft: { name: 'Vom Tresen', description: 'Für zu Hause: frisch aufgeschnitten und nach Gewicht.' },
  },
  { key: 'suesses', draft: { name: 'Süßes', description: '' } },
  { key: 'getraenke', draft: { name: 'Alkoholfreies und Kaffee', shortName: 'Getränke', description: '' } },
  { key: 'wein', draft: { name: 'Wein und Bier', description: 'Alkohol geben wir nur an Erwachsene ab.' } },
];
export const categories = german.map(inEnglish);

const everywhere = ['innenstadt', 'neubau', 'meidling'];
const onlyInAutumn = new Set(['kuerbissuppe']);
const onlyInWinter = new Set(['frittatensuppe']);

const catalogWithout = (absent: ReadonlySet<string>): DemoMenu['catalog'] =>
  categories.map(({ key }) => ({
    category: key,
    products: products.filter((product) => product.category === key && !absent.has(product.key)).map(({ key }) => key),
  }));

export const menus = (seededAt: Date): DemoMenu[] => [
  {
    name: 'Herbstkarte',
    availableFrom: daysFrom(seededAt, -45),
    branches: everywhere,
    catalog: catalogWithout(onlyInWinter),
  },
  {
    name: 'Winterkarte',
    availableFrom: daysFrom(seededAt, 45),
    branches: everywhere,
    catalog: catalogWithout(onlyInAutumn),
  },
];
