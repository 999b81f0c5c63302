import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PackageProduct } from '@theke/contracts/signage/package';
import type { ContentOf } from '@theke/contracts/signage/scene-content';
import { exampleContent, exampleProduct } from '../../../testing/example-content.ts';
import { renderScene } from '../../../testing/render-scene.tsx';

const scene: ContentOf<'promotion'> = {
  kind: 'promotion',
  product: { id: '1' },
  headline: '',
  showsPrice: true,
  showsDescription: true,
  image: null,
  qrCode: null,
};
const content = (changes: Partial<PackageProduct> = {}) => exampleContent([exampleProduct('1', 'Diavola', changes)]);

test('shows a product with its price and until when', () => {
  renderScene(scene, content({ description: 'Mit scharfer Salami' }), { scene: { validUntil: '2026-11-30' } });
  expect(screen.getByRole('heading').textContent).toBe('Diavola');
  expect(screen.getByText('Mit scharfer Salami')).toBeTruthy();
  expect(screen.getByText(/10,90/)).toBeTruthy();
  expect(screen.getByText('Nur bis 30. November')).toBeTruthy();
});

test('keeps the line above and puts the last day beside the price', () => {
  renderScene({ ...scene, headline: 'Neu' }, content(), { scene: { validUntil: '2026-11-30' } });
  expect(screen.getByText('Neu')).toBeTruthy();
  expect(screen.getByText('bis 30. November')).toBeTruthy();
});

test.each([{ isSoldOut: true }, { isEnabled: false }])('says that it is sold out and shows no price: %o', (changes) => {
  renderScene(scene, content(changes));
  expect(screen.getByText('heute ausverkauft')).toBeTruthy();
  expect(screen.queryByText(/€/)).toBeNull();
});

test.each([content({ price: null }), content()])('shows no price if it is hidden or switched off', (shown) => {
  renderScene({ ...scene, showsPrice: shown.products[0]?.price === null }, shown);
  expect(screen.queryByText(/€/)).toBeNull();
});

test('fails with a reason if the product was removed', () => {
  const { onFailed, onReady } = renderScene({ ...scene, product: { id: 'gone' } }, content());
  expect(onFailed.mock.calls).toEqual([['Das Produkt dieser Aktion gibt es nicht mehr.']]);
  expect(onReady).not.toHaveBeenCalled();
});

test('is shown without its picture if that is missing', async () => {
  const image = { id: '0199f000-0000-7000-8000-00000000000a', version: 2, extension: 'webp' as const };
  const { onReady, onFailed, container } = renderScene(scene, content({ image }));
  const picture = container.querySelector('img') as HTMLImageElement;
  expect(picture.getAttribute('src')).toBe('/image/medium/0199f000-0000-7000-8000-00000000000a-2.webp');
  fireEvent.error(picture);
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect(onFailed).not.toHaveBeenCalled();
  expect(container.querySelector('img')).toBeNull();
});
