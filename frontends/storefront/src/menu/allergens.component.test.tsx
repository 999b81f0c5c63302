import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Allergens } from './allergens.tsx';

const renderTexts = (...props: Parameters<typeof Allergens>) => {
  const { container } = render(<Allergens {...props[0]} />);
  return [container.querySelector('[aria-hidden]')?.textContent, container.querySelector('span')?.title];
};

// ADD-01
test('additive numbers follow the allergen letters and are read out by name', () => {
  expect(renderTexts({ letters: ['A', 'G'], additives: ['2', '8'] })).toEqual([
    'A G 2 8',
    'Allergene: Gluten, Milch. Zusatzstoffe: 2, 8',
  ]);
  expect(renderTexts({ letters: [], additives: ['12'] })).toEqual(['12', 'Zusatzstoffe: 12']);
  expect(renderTexts({ letters: ['A'] })).toEqual(['A', 'Allergene: Gluten']);
  expect(render(<Allergens letters={[]} additives={[]} />).container.innerHTML).toBe('');
});
