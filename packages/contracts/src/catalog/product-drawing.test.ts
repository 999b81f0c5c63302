import { expect, test } from '@jest/globals';
import { chosenDrawing } from './product-drawing.ts';

const option = (name: string) => ({ name, price: 0, allergens: [] }) as never;
const pizza = {
  name: 'Pizza nach Wunsch',
  description: 'Teig, Sauce, Käse und Belag wählen Sie selbst, Schritt für Schritt.',
  images: [],
  type: 'configurable',
  config: {
    parts: [
      { name: 'Sauce', type: 'select', optional: false, options: [option('Tomate')] },
      { name: 'Käse', type: 'select', optional: true, options: [option('Mozzarella'), option('Gorgonzola')] },
      { name: 'Belag', type: 'multiselect', optional: true, options: [option('Salami')] },
    ],
  },
};
function cheeseOf(product: typeof pizza, ...places: [number, number][]): string {
  const recipe = chosenDrawing(product, places)?.recipe as { cheese?: string } | undefined;
  return recipe?.cheese ?? 'melted';
}

// MEDIA-12
test('draws the cheese of a configured pizza only when it is chosen', () => {
  expect(cheeseOf(pizza, [0, 0])).toBe('none');
  expect(cheeseOf(pizza, [0, 0], [1, 1])).toBe('melted');
  const parts = pizza.config.parts.map((part) => ({ ...part, optional: false }));
  expect(cheeseOf({ ...pizza, config: { parts } }, [0, 0])).toBe('melted');
});
