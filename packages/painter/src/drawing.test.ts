import { expect, test } from '@jest/globals';
import { dishNames } from '@theke/rules/drawings/dish-words';
import { drawingOf } from '@theke/rules/drawings/drawing';
import { ingredientDrawingOf } from '@theke/rules/drawings/ingredient-drawing';
import { layCount, tableDrawingOf } from '@theke/rules/drawings/table-drawing';
import { drawDish } from './draw-dish.ts';
import { laidTable } from './laid-table.ts';

const recipeOf = (name: string, description = '') => drawingOf({ name, description })?.recipe;

test.each([
  ['Erdäpfelpizza', 'Mit Rosmarin und Speck', { kind: 'pizza', sauce: 'tomato', toppings: ['bacon'] }],
  [
    'Pizza Diavola',
    'Scharfe Salami, Pfefferoni',
    { kind: 'pizza', sauce: 'hot', toppings: ['salami', 'pepperoncino'] },
  ],
  ['Spaghetti Bolognese', '', { kind: 'pasta', shape: 'spaghetti', sauce: 'bolognese' }],
  ['Penne all’Arrabbiata', 'Tomaten, Chili', { kind: 'pasta', shape: 'penne', sauce: 'tomato' }],
  ['Frittatensuppe', '', { kind: 'soup', sort: 'clear' }],
  ['Kürbiscremesuppe', '', { kind: 'soup', sort: 'pumpkin' }],
  ['Wiener Schnitzel vom Kalb', '', { kind: 'schnitzel' }],
  ['Gemischter Salat', 'Mit Gurke', { kind: 'salad', base: 'mixed', toppings: ['cucumber'] }],
  ['Grüner Veltliner 0,1 l', '', { kind: 'wine', liquid: 'white' }],
  ['Großes Bier', '', { kind: 'beer' }],
  ['Cappuccino', '', { kind: 'coffee' }],
  ['Cola 0,33 l', '', { kind: 'glass', liquid: 'cola' }],
])('draws %s as the right dish', (name, description, recipe) =>
  expect(recipeOf(name, description)).toMatchObject(recipe),
);

test.each([
  ['Tagesgericht'],
  ['Reisfleisch'],
  ['Bierfleisch'],
  ['Pilzgulasch'],
  ['Wurstsalat'],
  ['Fischsuppe'],
  ['Salami, aufgeschnitten'],
  ['Zitronenschnitte'],
  ['Hausgemachte Marillenknödel'],
])('does not draw %s as the wrong dish', (name) => expect(recipeOf(name)).toBeUndefined());

test('prefers the kind chosen by staff over the name, with toppings from the text', () => {
  const special = { name: 'Marillo Spezial', description: 'Salami, Champignons' };
  expect(drawingOf(special)).toBeUndefined();
  expect(drawingOf({ ...special, drawnAs: 'pizza' })?.recipe).toMatchObject({
    kind: 'pizza',
    toppings: ['salami', 'mushroom'],
  });
  expect(drawingOf({ name: 'Pizzasuppe', description: '', drawnAs: 'tomatoSoup' })?.recipe).toMatchObject({
    kind: 'soup',
    sort: 'tomato',
  });
});

test('has a different recipe for each selectable dish, and can draw it', () => {
  const drawings = dishNames.map((drawnAs) => drawingOf({ name: '', description: '', drawnAs }));
  expect(new Set(drawings.map((drawing) => drawing?.id)).size).toBe(dishNames.length);
  for (const drawing of drawings) expect(drawDish(drawing!.recipe, drawing!.id)).toMatch(/^<svg /);
});

test('gives the same id for the same recipe, whatever its name, and a different one for others', () => {
  const id = (name: string) => drawingOf({ name, description: '' })?.id;
  expect(id('Pizza Salami')).toBe(id('Salami-Pizza'));
  expect(id('Pizza Salami')).not.toBe(id('Pizza Funghi'));
  expect(id('Pizza Salami')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test('can draw any recipe from words', () => {
  const everything = 'Salami Schinken Speck Huhn Thunfisch Garnelen Sardellen Champignons Trüffel Mozzarella Oliven';
  for (const kind of ['Pizza', 'Spaghetti', 'Gemischter Salat', 'Blattsalat', 'Lasagne', 'Apfelstrudel', 'Rotwein']) {
    const drawing = drawingOf({ name: kind, description: everything });
    expect(drawDish(drawing!.recipe, drawing!.id)).toMatch(/^<svg /);
  }
});

test.each([
  ['Scharfe Salami', 'salami'],
  ['Büffelmozzarella', 'mozzarella'],
  ['Artischocken', 'artichoke'],
  ['Frisches Basilikum', 'basil'],
  ['Petersilie', 'parsley'],
  ['Rote Zwiebel', 'onion'],
  ['Ei', 'egg'],
])('draws %s as an ingredient', (name, topping) =>
  expect(ingredientDrawingOf(name)?.recipe).toMatchObject({ kind: 'ingredient', name: topping }),
);

test.each([['Ohne Basilikum'], ['Petersilerdäpfel'], ['Zwiebelringe'], ['Speck und Ei'], ['Klein, 26 cm'], ['Eis']])(
  'does not recognise %s as an ingredient',
  (name) => expect(ingredientDrawingOf(name)).toBeUndefined(),
);

test('draws a dish as configured: with added and without removed ingredients', () => {
  const pizza = { name: 'Pizza Diavola', description: 'Scharfe Salami, Pfefferoni, rote Zwiebel' };
  const chosen = (added: string[], left: string[] = []) => drawingOf(pizza, { added, left })?.recipe;
  expect(chosen([])).toEqual(recipeOf(pizza.name, pizza.description));
  expect(chosen(['Klein, 26 cm'])).toEqual(chosen([]));
  expect(chosen(['Ei', 'Mais'])).toMatchObject({
    sauce: 'hot',
    toppings: ['egg', 'corn', 'salami', 'onion', 'pepperoncino'],
  });
  expect(chosen(['Mais'], ['Ohne Zwiebel'])).toMatchObject({ toppings: ['corn', 'salami', 'pepperoncino'] });
  expect(chosen(['Basilikumpesto'])).toMatchObject({ sauce: 'pesto' });
});

test('ignores an added ingredient for the choice of the sauce', () => {
  const recipe = drawingOf({ name: 'Pizza', description: '' }, { added: ['Scharfe Salami'], left: [] })?.recipe;
  expect(recipe).toMatchObject({ sauce: 'tomato', toppings: ['salami'] });
});

test('has different layouts of all tables, and rarely the same for two branches', () => {
  const tables = Array.from({ length: layCount }, (_, lay) =>
    JSON.stringify(laidTable({ kind: 'table', lay }, '#003f4b')),
  );
  expect(new Set(tables).size).toBe(layCount);
  const houses = Array.from({ length: 200 }, (_, index) => tableDrawingOf(`filiale-${index}`).id);
  const alike = houses.filter((id, index) => id === houses[index + 1]).length;
  expect(alike).toBeLessThan(20);
});
