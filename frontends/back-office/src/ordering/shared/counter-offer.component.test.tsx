// Another time is usually on one of the next days, so these are buttons; the other 84 are in a list.
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { ShopContext, useShop } from '@theke/admin/api/shop.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import { branches } from '@theke/contracts/catalog/branch';
import { office } from '../../../testing/test-office.ts';
import { CounterOfferDialog } from './counter-offer-dialog.tsx';
import { anOrder } from './order-samples.ts';

const order = anOrder();
const branch = {
  ...(branches.entity.parse({
    ...branches.example,
    ...branches.draft.parse(branches.example),
    id: order.branch.id,
    version: 1,
    createdAt: order.placedAt,
    updatedAt: order.placedAt,
  }) as Branch),
  openingHours: [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }],
} as unknown as ReturnType<typeof useShop>['branches'][number];

function Page() {
  const shop = useShop();
  return (
    <ShopContext value={{ ...shop, branches: [branch] }}>
      <CounterOfferDialog order={order} onSend={() => undefined} onClose={() => undefined} />
    </ShopContext>
  );
}

test('the next days are buttons, the later ones a list', async () => {
  const api = (async () => ({ slotMinutes: null, fullSlots: [] })) as unknown as OfficeApi;
  renderPage(<Page />, { office, api, path: '/', route: '/' });
  const days = within(await screen.findByRole('group', { name: 'Tag' }));
  const pressed = () => days.getAllByRole('button').map((day) => day.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false', 'false', 'false', 'false', 'false']);
  expect(days.getAllByRole('button')[1]?.textContent).toMatch(/^[A-Z][a-z] \d\d\.\d\d\.$/);
  await userEvent.click(days.getAllByRole('button')[2] as HTMLElement);
  expect(pressed()).toEqual(['false', 'false', 'true', 'false', 'false', 'false']);
  const later = screen.getByLabelText<HTMLSelectElement>('Ein anderer Tag');
  expect(later.value).toBe('');
  await userEvent.selectOptions(later, within(later).getAllByRole('option')[3] as HTMLElement);
  expect(pressed()).not.toContain('true');
  expect(within(screen.getByRole('group', { name: 'Zeiten' })).getAllByRole('button')).toHaveLength(10);
});
