import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ContentOf } from '@theke/contracts/signage/scene-content';
import { exampleContent, exampleProduct, exampleScene } from '../../../testing/example-content.ts';
import { renderScene } from '../../../testing/render-scene.tsx';

const board: ContentOf<'menu-board'> = {
  kind: 'menu-board',
  headline: '',
  categories: [],
  columns: 2,
  showsDescriptions: true,
  showsAllergens: true,
  showsImages: true,
  pageSeconds: 12,
  qrCode: null,
  note: '',
};
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const isShown = (name: string) => screen.queryByText(name) !== null;
const vienna = (time: string) => Date.parse(`2026-11-18T${time}:00+01:00`);

test('keeps a sold-out product in its row, struck through and without a price', () => {
  renderScene(
    board,
    exampleContent([exampleProduct('1', 'Diavola', { isSoldOut: true }), exampleProduct('2', 'Funghi')]),
  );
  expect(screen.getByText('Diavola').tagName).toBe('S');
  expect(row('Diavola').getByText('ausverkauft')).toBeTruthy();
  expect(row('Diavola').queryByText(/10,90/)).toBeNull();
  expect(row('Funghi').getByText(/10,90/)).toBeTruthy();
});

test('updates a row as soon as the product is sold out', () => {
  const { show } = renderScene(board, exampleContent([exampleProduct('1', 'Diavola')]));
  expect(row('Diavola').queryByText('ausverkauft')).toBeNull();
  const soldOut = exampleContent([exampleProduct('1', 'Diavola', { isSoldOut: true })]);
  show({ content: { ...soldOut, scenes: [exampleScene(board)] } });
  expect(row('Diavola').getByText('ausverkauft')).toBeTruthy();
});

test('shows a product without its hidden price', () => {
  renderScene(board, exampleContent([exampleProduct('1', 'Fisch des Tages', { price: null })]));
  expect(row('Fisch des Tages').queryByText(/€/)).toBeNull();
  expect(screen.queryByText('ausverkauft')).toBeNull();
});

test('marks the price of the cheapest choice and names the unit of weighed goods', () => {
  renderScene(
    board,
    exampleContent([
      exampleProduct('1', 'Calzone', { pricePrefix: 'ab' }),
      exampleProduct('2', 'Prosciutto', { unit: 'kilogram', price: 34.9 }),
    ]),
  );
  expect(row('Calzone').getByText('ab')).toBeTruthy();
  expect(row('Prosciutto').getByText('/ kg')).toBeTruthy();
});

test('follows the schedule of products', () => {
  const lunch = exampleProduct('1', 'Mittagsteller', {
    isVisibleWhenUnavailable: false,
    schedule: [{ type: 'daily', from: '11:00', to: '14:00', isClosed: false }],
  });
  const { show } = renderScene(board, exampleContent([lunch, exampleProduct('2', 'Funghi')]));
  expect(isShown('Mittagsteller')).toBe(true);
  show({ now: vienna('14:00') });
  expect(isShown('Mittagsteller')).toBe(false);
  expect(isShown('Funghi')).toBe(true);
});

test('changes to the next menu of the branch when it begins', () => {
  const menu = (id: string, availableFrom: string, product: string) => ({
    id,
    availableFrom,
    categories: [{ id: 'pizza', products: [{ id: product, isEnabled: true, schedule: [] }] }],
  });
  const content = exampleContent([exampleProduct('1', 'Kürbissuppe'), exampleProduct('2', 'Frittatensuppe')], {
    menus: [menu('autumn', '2026-09-01T00:00:00Z', '1'), menu('winter', '2026-11-18T17:00:00Z', '2')],
  });
  const { show } = renderScene(board, content, { now: vienna('17:59') });
  expect([isShown('Kürbissuppe'), isShown('Frittatensuppe')]).toEqual([true, false]);
  show({ now: vienna('18:00') });
  expect([isShown('Kürbissuppe'), isShown('Frittatensuppe')]).toEqual([false, true]);
});

test('shows allergens as letters and explains them below', () => {
  renderScene(board, exampleContent([exampleProduct('1', 'Margherita', { allergens: ['A', 'G'] })]));
  expect(row('Margherita').getByText('A G')).toBeTruthy();
  expect(screen.getByText(/inkl\. USt\. Allergene: A\sGluten, G\sMilch\./)).toBeTruthy();
});

test('leaves out descriptions and allergens on request, and asks guests to ask', () => {
  renderScene(
    { ...board, showsAllergens: false, showsDescriptions: false },
    exampleContent([exampleProduct('1', 'Margherita', { allergens: ['A'], description: 'Tomaten' })]),
  );
  expect(isShown('A')).toBe(false);
  expect(isShown('Tomaten')).toBe(false);
  expect(screen.getByText(/Alle Preise in Euro inkl\. USt\. Fragen Sie uns nach Allergenen\./)).toBeTruthy();
});

test('shows only the categories of the scene, in its order', () => {
  const content = exampleContent([exampleProduct('1', 'Margherita'), exampleProduct('2', 'Tiramisù')]);
  const entry = (id: string) => ({ id, isEnabled: true, schedule: [] });
  const sweets = { ...content.categories[0]!, id: 'sweets', name: 'Süßes' };
  const wine = { ...sweets, id: 'wine', name: 'Wein' };
  const menu = {
    ...content.menus[0]!,
    categories: [
      { id: 'pizza', products: [entry('1')] },
      { id: 'wine', products: [entry('1')] },
      { id: 'sweets', products: [entry('2')] },
    ],
  };
  renderScene(
    { ...board, categories: [{ id: 'sweets' }, { id: 'pizza' }] },
    { ...content, categories: [...content.categories, sweets, wine], menus: [menu] },
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Süßes', 'Pizza']);
});

test('says so in a friendly way if nothing is on the menu now', async () => {
  const { onReady, onFailed } = renderScene(board, exampleContent([]));
  expect(screen.getByText('Unsere Karte ist gleich wieder da.')).toBeTruthy();
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect(onFailed).not.toHaveBeenCalled();
});

test('is ready after its rows are arranged', async () => {
  const { onReady } = renderScene(board, exampleContent([exampleProduct('1', 'Margherita')]));
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
});
