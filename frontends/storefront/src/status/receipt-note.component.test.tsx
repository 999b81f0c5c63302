import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { ReceiptNote } from './receipt-note.tsx';

const draw = (fields: Partial<PublicOrder>) =>
  render(<ReceiptNote order={{ ...orderStateExample, ...fields } as unknown as PublicOrder} hash="prüfwert" />);

// FISCAL-09
test('links to the signed receipt, or says that the page is none', () => {
  draw({});
  screen.getByText('Diese Seite ist kein Kassenbeleg.');
  expect(screen.queryByRole('link')).toBeNull();
  draw({ fiscal: [] as unknown as NonNullable<PublicOrder['fiscal']> });
  const link = screen.getByRole('link', { name: 'Kassenbeleg öffnen (PDF)' });
  expect(link.getAttribute('href')).toBe(`/api/receipts/${orderStateExample.id}/prüfwert`);
});
