import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { customers } from '@theke/contracts/ordering/customer';
import { office } from '../../../testing/test-office.ts';
import { CustomerHabits } from './customer-habits.tsx';

const parts = [{ name: 'Wünsche', values: ['ohne Zwiebel'] }];
const item = { product: 'pizza', name: 'Pizza nach Wunsch', amount: 1, parts };
const order = (day: string) => ({ status: 'completed', placedAt: `2026-11-${day}T18:00:00.000Z`, items: [item] });

function draw(days: readonly string[]) {
  const api = (async () => ({ data: days.map(order), meta: { total: days.length } })) as unknown as OfficeApi;
  const page = (
    <>
      <h1>Katharina Wiesinger</h1>
      <CustomerHabits customer={customers.exampleId} />
    </>
  );
  return renderPage(page, { office, api, path: '/customers/x', route: '/customers/:id' });
}

// CUSTOMER-05
test('shows rhythm, weekday, and favourites with their usual choices', async () => {
  draw(['07', '14', '21']);
  expect((await screen.findByText('Bestellt meist alle 7 Tage')).parentElement?.textContent).toBe(
    'Bestellt meist alle 7 Tage, am häufigsten samstags',
  );
  expect(screen.getByRole('listitem').textContent).toBe('Pizza nach Wunschin 3 Bestellungenmeist ohne Zwiebel');
});

test('shows nothing after a single order', async () => {
  const { container } = draw(['07']);
  await screen.findByRole('heading', { name: 'Katharina Wiesinger' });
  expect(container.querySelector('section')).toBeNull();
});
