import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { OrderFacts } from './order-facts.tsx';

const now = new Date('2026-11-21T17:51:00Z');
const draw = (fields: Partial<PublicOrder>) =>
  render(
    <OrderFacts order={{ ...orderStateExample, ...fields } as unknown as PublicOrder} zone="Europe/Vienna" now={now} />,
  );

test('a quotation request shows no payment; an order and an accepted offer do', () => {
  draw({ kind: 'quotation', status: 'placed', isConfirmed: false });
  expect(screen.queryByText('Bezahlung')).toBeNull();
  draw({ kind: 'quotation', status: 'confirmed', isConfirmed: true });
  draw({ kind: 'order', status: 'placed', isConfirmed: false });
  expect(screen.getAllByText('Bezahlung')).toHaveLength(2);
});
