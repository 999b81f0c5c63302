// A tablet becomes a front desk with one press, and its user is logged out.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { NewApiKey } from '@theke/contracts/identity/api-key';
import type { KeyPurpose } from '@theke/contracts/permissions';
import { encode } from 'uqr';
import { office } from '../../../testing/test-office.ts';
import { ShownKeyDialog } from './shown-key-dialog.tsx';

const keyFor = (purpose: KeyPurpose) =>
  ({ name: 'Tresen', purpose, branch: { id: 'mitte' }, key: 'thk_geheim' }) as NewApiKey;

function draw(purpose: KeyPurpose, status: number) {
  const done: string[] = [];
  globalThis.fetch = (async (url: string, { method }: { method: string }) => {
    done.push(`${method} ${url}`);
    const body = status === 204 ? null : JSON.stringify({ errors: [{ code: 'AWAY', message: 'Gerade nicht.' }] });
    return new Response(body, { status });
  }) as typeof fetch;
  const leaveFor = (address: string) => void done.push(address);
  renderPage(<ShownKeyDialog apiKey={keyFor(purpose)} onClose={() => undefined} leaveFor={leaveFor} />, {
    office,
    api: (async () => ({})) as unknown as OfficeApi,
    path: '/',
    route: '/',
  });
  return done;
}
const button = { name: 'Auf diesem Gerät öffnen' };

test('ends the session, then opens the front desk', async () => {
  const done = draw('frontdesk', 204);
  await userEvent.click(await screen.findByRole('button', button));
  await waitFor(() =>
    expect(done).toEqual(['POST /api/logout', `${window.location.origin}/frontdesk/mitte/thk_geheim`]),
  );
});

test('does not open the front desk if the session could not be ended', async () => {
  const done = draw('frontdesk', 503);
  await userEvent.click(await screen.findByRole('button', button));
  await waitFor(() => expect(done.length).toBeGreaterThan(0));
  await screen.findByRole('button', button);
  expect(done.filter((one) => one.includes('/frontdesk/'))).toEqual([]);
});

test('a key for a program opens no page', async () => {
  draw('backoffice', 204);
  await screen.findByText('Fertig');
  expect(screen.queryByRole('button', button)).toBeNull();
});

test('shows the URL as a QR code for a tablet', async () => {
  draw('frontdesk', 204);
  const code = await screen.findByRole('img', { name: 'QR-Code der Adresse' });
  const address = (screen.getByLabelText('Adresse der Bestellungen') as HTMLInputElement).value;
  const { data, size } = encode(address, { border: 3, ecc: 'M' });
  const path = code.querySelector('path:last-child')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) expect(dark.has(`${x} ${y}`)).toBe(data[y]?.[x]);
});

test('shows a till the address without its key, which goes into a header', async () => {
  draw('fiscal', 204);
  const address = (await screen.findByLabelText('Adresse der Kassenbelege')) as HTMLInputElement;
  expect(address.value).toBe(`${window.location.origin}/api/fiscal-receipts`);
});

test('shows no QR code for a program', async () => {
  draw('backoffice', 204);
  await screen.findByText('Fertig');
  expect(screen.queryByRole('img', { name: 'QR-Code der Adresse' })).toBeNull();
});
