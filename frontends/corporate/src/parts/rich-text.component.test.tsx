// CONTENT-14
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { RichText } from './rich-text.tsx';

const cell = (type: 'tableCell' | 'tableHeader', text: string, attrs?: Record<string, unknown>) => ({
  type,
  ...(attrs && { attrs }),
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const row = (...content: object[]) => ({ type: 'tableRow', content });
const draw = (...rows: object[]) =>
  render(<RichText text={{ type: 'doc', content: [{ type: 'table', content: rows }] } as never} />);

test('a table is a region that keys can scroll, with headings for columns and rows', () => {
  draw(
    row(cell('tableHeader', 'Tag'), cell('tableHeader', 'Zeit', { colspan: 2 })),
    row(cell('tableHeader', 'Mo'), cell('tableCell', '9 bis 12'), cell('tableCell', '14 bis 18')),
  );
  const region = screen.getByRole('region', { name: 'Tabelle' });
  expect(region.tabIndex).toBe(0);
  const table = within(region);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Tag', 'Zeit']);
  expect(table.getByRole('rowheader').textContent).toBe('Mo');
  expect(region.querySelector('thead')?.rows).toHaveLength(1);
  expect(table.getByText('Zeit').closest('th')?.colSpan).toBe(2);
});

test('a table without a header row has none', () => {
  draw(row(cell('tableCell', 'Mo'), cell('tableCell', '9 bis 12')));
  expect(document.querySelector('thead, th')).toBeNull();
  expect(document.querySelectorAll('td')).toHaveLength(2);
});
