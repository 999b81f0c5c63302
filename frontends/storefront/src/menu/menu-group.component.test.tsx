import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { categories } from '@theke/contracts/catalog/category';
import { MenuGroup } from './menu-group.tsx';

const picture = { id: '0199f000-0000-7000-8000-00000000000a', version: 2, extension: 'webp' as const };
const open = (image: typeof picture | null) => {
  const category = { ...categories.draft.parse({ name: 'Vom Tresen', description: 'Gewogen.', image }), id: 'tresen' };
  const { container } = render(
    <MenuGroup
      section={{ category: { ...category, version: 1, createdAt: '', updatedAt: '' }, rows: [] }}
      currency="EUR"
      cart={{ items: [] } as never}
      isShopOpen
      isFirst={false}
      onAdd={() => undefined}
      onOpen={() => undefined}
    />,
  );
  return container.querySelector('img');
};

// PRODUCT-12
test('a category shows its picture as decoration', () => {
  const image = open(picture);
  expect(image?.getAttribute('src')).toBe(`/image/tiny/${picture.id}-2.webp`);
  expect(image?.alt).toBe('');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Vom Tresen');
});

test('uses the whole width without a picture', () => expect(open(null)).toBeNull());
