import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ContentOf } from '@theke/contracts/signage/scene-content';
import { exampleContent, exampleProduct, exampleScene } from '../../../testing/example-content.ts';
import { renderScene } from '../../../testing/render-scene.tsx';

const board: ContentOf<'menu-board'> = {
  kind: 'menu-board',
  headline: '',
  categories: [],
  columns: 1,
  showsDescriptions: true,
  showsAllergens: true,
  showsImages: true,
  pageSeconds: 12,
  qrCode: null,
  note: '',
};
const products = (count: number) =>
  exampleContent(Array.from({ length: count }, (_, index) => exampleProduct(`${index}`, `Pizza Nummer ${index + 1}`)));
const noon = Date.parse('2026-11-18T12:00:00+01:00');

// jsdom has no layout: a stage of 1600 × 1000 px, in which a heading and a row are 100 px high at the smallest font.
const lengths = ['offsetHeight', 'clientHeight', 'clientWidth', 'scrollWidth'] as const;
const known = lengths.map((name) => {
  const owner = name === 'offsetHeight' ? HTMLElement.prototype : Element.prototype;
  return { name, owner, before: Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor };
});
let widestWord = 0;
const scaleOf = (element: HTMLElement) =>
  Number(element.closest<HTMLElement>('[style*="--scale"]')?.style.getPropertyValue('--scale') || 1);
const values: Record<(typeof lengths)[number], (element: HTMLElement) => number> = {
  offsetHeight: (element) => 100 * scaleOf(element),
  clientHeight: () => 1_000,
  clientWidth: () => 1_600,
  scrollWidth: (element) => widestWord * scaleOf(element),
};
beforeAll(() => {
  for (const { name, owner } of known)
    Object.defineProperty(owner, name, {
      configurable: true,
      get(this: HTMLElement) {
        return values[name](this);
      },
    });
});
afterAll(() => {
  for (const { name, owner, before } of known) Object.defineProperty(owner, name, before);
});

const pages = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-shown]')];
const names = (container: HTMLElement) =>
  pages(container).map((page) => [...page.querySelectorAll('[data-name]')].map(({ textContent }) => textContent));
const scale = (container: HTMLElement) => pages(container)[0]?.style.getPropertyValue('--scale');

test('shows a short menu in the largest font', () => {
  const { container } = renderScene(board, products(3));
  expect(pages(container)).toHaveLength(1);
  expect(scale(container)).toBe('1.5');
});

test('reduces the font only as far as needed', () => {
  const { container } = renderScene(board, products(7));
  expect(pages(container)).toHaveLength(1);
  expect(scale(container)).toBe('1.22');
});

test('breaks no word for a larger font', () => {
  widestWord = 1_400;
  const { container } = renderScene(board, products(3));
  expect(scale(container)).toBe('1.1');
  widestWord = 0;
});

test('turns pages if not everything fits, and shows every product on one of them', () => {
  const { container, show } = renderScene(board, products(30), { now: noon });
  expect(pages(container)).toHaveLength(4);
  expect(new Set(screen.getAllByText(/^Pizza Nummer/).map(({ textContent }) => textContent)).size).toBe(30);
  const seen = [0, 12, 24, 36].map((seconds) => {
    show({ now: noon + seconds * 1_000 });
    const shown = pages(container).filter(({ dataset }) => dataset.shown === 'true');
    expect(shown).toHaveLength(1);
    return pages(container).indexOf(shown[0] as HTMLElement);
  });
  expect(new Set(seen).size).toBe(4);
});

test('keeps its pages when a product is sold out', () => {
  const { container, show } = renderScene(board, products(30), { now: noon });
  const before = names(container);
  const { products: all, ...content } = products(30);
  const [first, ...others] = all;
  show({
    content: {
      ...content,
      products: [{ ...first!, isSoldOut: true }, ...others],
      scenes: [exampleScene(board)],
    },
  });
  expect(names(container)).toEqual(before);
  expect(screen.getByText('ausverkauft')).toBeTruthy();
});

// MENU-11
test('leaves out a sold-out product that is hidden meanwhile, and one that was taken off the menu', () => {
  const content = exampleContent([
    exampleProduct('1', 'Margherita'),
    exampleProduct('2', 'Marinara', { isSoldOut: true, isVisibleWhenUnavailable: false }),
    exampleProduct('3', 'Diavola', { isSoldOut: true }),
    exampleProduct('4', 'Calzone', { isEnabled: false }),
  ]);
  const { container } = renderScene(board, content);
  expect(names(container)).toEqual([['Margherita', 'Diavola']]);
});
