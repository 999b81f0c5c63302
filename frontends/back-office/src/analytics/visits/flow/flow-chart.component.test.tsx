import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FlowChart } from './flow-chart.tsx';

const rows = [
  { referrer: '', reached: 'page', visitors: 60 },
  { referrer: '', reached: 'status', visitors: 4 },
  { referrer: 'www.google.com', reached: 'branch', visitors: 30 },
  { referrer: 'www.google.com', reached: 'checkout', visitors: 6 },
] as const;

test('STAT-16: sources can be selected by keyboard and are described; the table has all figures', async () => {
  const user = userEvent.setup();
  render(<FlowChart rows={rows} visitors={100} />);
  const cells = screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((one) => one.textContent));
  expect(cells).toEqual([
    ['Quelle', 'Besucher', 'Speise\u00adkarte', 'Bestell\u00advorgang', 'Bestell\u00adstatus'],
    ['Direkt oder unbekannt', '64', '4', '4', '4'],
    ['google.com', '36', '36', '6', '0'],
    ['Summe', '100', '40', '10', '4'],
  ]);
  expect(screen.getByText(/^Alle: 100 Besucher, .* 4 % kommen/)).toBeTruthy();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect((screen.getByRole('radio', { name: 'www.google.com' }) as HTMLInputElement).checked).toBe(true);
  const summary = screen.getByText(
    /^www.google.com: 36 Besucher, Speisekarte 36, Bestellvorgang 6, Bestellstatus 0\. 0 %/,
  );
  expect(summary.getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByText(/nicht bekannt\./)).toBeNull();
});

test('says that earlier days have no data, and draws nothing without visitors', () => {
  const { rerender, container } = render(<FlowChart rows={rows} visitors={1_300} />);
  expect(screen.getByText(/Von 1\.200 Besuchern früherer Tage ist der Weg nicht bekannt\./)).toBeTruthy();
  rerender(<FlowChart rows={[]} visitors={5} />);
  expect(container.textContent).toBe('');
});
