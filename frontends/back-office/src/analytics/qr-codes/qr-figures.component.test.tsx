import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { readOrderOrigins } from '@theke/contracts/analytics/order-statistics';
import { readQrCodeOrigins, readQrCodeTargets } from '@theke/contracts/analytics/qr-code-statistics';
import type { Endpoint } from '@theke/contracts/endpoint';
import { office } from '../../../testing/test-office.ts';
import { QrFigures } from './qr-figures.tsx';

const id = '019b0000-0000-7000-8000-000000000012';
const [code, other] = [
  { code: id, path: 'n12', name: 'Tisch 12', origin: '' },
  { code: '019b0000-0000-7000-8000-000000000013', path: 'n13', name: 'Tisch 13', origin: '' },
];

function draw() {
  const queries: { from: string; to: string }[] = [];
  const api = (async (endpoint: Endpoint, { query }: { query: { from: string; to: string } }) => {
    queries.push(query);
    const rows =
      endpoint === readQrCodeOrigins
        ? [
            { ...other, scans: 900 },
            { ...code, scans: 1412 },
          ]
        : endpoint === readQrCodeTargets
          ? [
              { ...code, target: '/store/neubau?pre=1', isFallback: false, scans: 41 },
              { ...other, target: '/', isFallback: true, scans: 900 },
              { ...code, target: '/store/neubau', isFallback: true, scans: 1371 },
            ]
          : endpoint.path === readOrderOrigins.path && [
              { origin: 'search', qr: '', orders: 99 },
              { origin: 'qr', qr: 'n12', orders: 76 },
            ];
    return { rows, total: {}, previous: {} };
  }) as unknown as OfficeApi;
  renderPage(<QrFigures code={{ id, path: 'n12' }} />, {
    office,
    api,
    path: '/',
    route: '/',
  });
  return queries;
}

test('a code shows scans and targets of thirty days, and links to its orders', async () => {
  const [range] = [draw()];
  const link = await screen.findByRole('link', { name: '76' });
  const { from, to } = range[0] as { from: string; to: string };
  expect(Date.parse(to) - Date.parse(from)).toBe(29 * 86_400_000);
  expect(link.getAttribute('href')).toBe(
    `/orders/history?placedOnFrom=${from}&placedOnUntil=${to}&countedAs=counted&origin=qr&qr=n12`,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent?.trim())).toEqual([
    'Aufrufe',
    'Bestellungen daraus',
    'nach /store/neubau?pre=1',
    'nach /store/neubau Standardziel',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1.412',
    '76',
    '41',
    '1.371',
  ]);
});
