// Print sheets of codes: capacity and distribution over files.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { office } from '../../../testing/test-office.ts';
import { QrSheetDialog } from './qr-sheet-dialog.tsx';

const codes = Array.from({ length: 120 }, (_, index) => ({
  ...qrCodes.events.changed.example,
  id: `019b0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: `Tisch ${index + 1}`,
}));

// QR-08
test('shows the capacity of a layout, and every file but the last ends with a full sheet', async () => {
  const api = (async () => ({
    data: codes,
    meta: { total: codes.length, isTotalCapped: false, page: 1, pageSize: 500 },
  })) as unknown as OfficeApi;
  renderPage(<QrSheetDialog onClose={() => {}} />, { office, api, path: '/qr-codes', route: '/qr-codes' });
  const filesOf = () =>
    screen.getAllByRole('link', { name: /^PDF öffnen \(Codes \d+ bis \d+\)$/ }).map((link) => {
      const query = new URL((link as HTMLAnchorElement).href).searchParams;
      return [query.get('layout'), query.get('ids')?.split(',').length];
    });
  await screen.findByText(/^10 Codes auf jedem Bogen: 5 × 2/);
  await waitFor(() =>
    expect(filesOf()).toEqual([
      ['detail', 100],
      ['detail', 20],
    ]),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Kompakt' }));
  await screen.findByText(/^48 Codes auf jedem Bogen: 12 × 4/);
  await waitFor(() =>
    expect(filesOf()).toEqual([
      ['compact', 96],
      ['compact', 24],
    ]),
  );
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Aufteilung ändern' });
  expect(new URL(link.href).pathname).toContain('/config');
});
