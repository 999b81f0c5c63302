import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { tags } from '@theke/contracts/catalog/tag';
import { BranchFilter } from './branch-filter.tsx';

const picture = { id: '0199f000-0000-7000-8000-00000000000a', version: 1, extension: 'webp' as const };
const tag = (id: string, image: typeof picture | null) => ({
  ...tags.draft.parse({ name: id, image }),
  ...{ id, version: 1, createdAt: '', updatedAt: '' },
});

// PRODUCT-12, BRANCHES-04
test('a tag shows its picture, and its accessible name is its name only', () => {
  const tags = [tag('Gastgarten', picture), tag('Parkplatz', null)];
  render(<BranchFilter filter={{ input: '', tag: undefined }} hasSearch={false} tags={tags} onChange={() => {}} />);
  const sources = ['Gastgarten', 'Parkplatz'].map((name) =>
    screen.getByRole('button', { name }).querySelector('img')?.getAttribute('src'),
  );
  expect(sources).toEqual([`/image/icon/${picture.id}-1.webp`, undefined]);
});
