import { expect, test } from '@jest/globals';
import { dishNames } from './dish-words.ts';
import { drawDish } from './draw-dish.ts';
import { drawingOf } from './drawing.ts';
import { ingredientDrawingOf } from './ingredient-drawing.ts';
import { laidTable } from './laid-table.ts';
import { layCount, tableDrawingOf } from './table-drawing.ts';

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
])('%s is drawn as what it is', (name, description, recipe) =>
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
])('%s is not drawn as what it is not', (name) => expect(recipeOf(name)).toBeUndefined());

test('what staff say that it is counts instead of its name; what lies on it its words say as before', () => {
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

test('each dish that can be chosen is one of its own, and can be drawn', () => {
  const drawings = dishNames.map((drawnAs) => drawingOf({ name: '', description: '', drawnAs }));
  expect(new Set(drawings.map((drawing) => drawing?.id)).size).toBe(dishNames.length);
  for (const drawing of drawings) expect(drawDish(drawing!.recipe, drawing!.id)).toMatch(/^<svg /);
});

test('the same recipe has the same id whatever it is called, another one another', () => {
  const id = (name: string) => drawingOf({ name, description: '' })?.id;
  expect(id('Pizza Salami')).toBe(id('Salami-Pizza'));
  expect(id('Pizza Salami')).not.toBe(id('Pizza Funghi'));
  expect(id('Pizza Salami')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test('whatever the words say can be drawn', () => {
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
])('%s is drawn on its own', (name, topping) =>
  expect(ingredientDrawingOf(name)?.recipe).toMatchObject({ kind: 'ingredient', name: topping }),
);

test.each([['Ohne Basilikum'], ['Petersilerdäpfel'], ['Zwiebelringe'], ['Speck und Ei'], ['Klein, 26 cm'], ['Eis']])(
  '%s is no ingredient',
  (name) => expect(ingredientDrawingOf(name)).toBeUndefined(),
);

test('a dish is drawn as it was chosen: with what was added, without what was left out', () => {
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

test('an ingredient that is added says nothing about the sauce', () => {
  const recipe = drawingOf({ name: 'Pizza', description: '' }, { added: ['Scharfe Salami'], left: [] })?.recipe;
  expect(recipe).toMatchObject({ sauce: 'tomato', toppings: ['salami'] });
});

test('no table is laid like another, and houses without pictures are seldom laid alike', () => {
  const tables = Array.from({ length: layCount }, (_, lay) =>
    JSON.stringify(laidTable({ kind: 'table', lay }, '#003f4b')),
  );
  expect(new Set(tables).size).toBe(layCount);
  const houses = Array.from({ length: 200 }, (_, index) => tableDrawingOf(`filiale-${index}`).id);
  const alike = houses.filter((id, index) => id === houses[index + 1]).length;
  expect(alike).toBeLessThan(20);
});
