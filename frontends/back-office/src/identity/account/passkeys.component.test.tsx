// SESSION-15
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Passkey } from '@theke/contracts/identity/passkey';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { PasskeySection } from './passkey-section.tsx';

const phone: Passkey = {
  ...{ id: '1', name: 'Mein Handy', host: 'localhost', createdAt: '2026-11-28T08:00:00Z', lastUsedAt: null },
};

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

/** Draws the section above a server that knows one password. */
function draw(passkeys: Passkey[]) {
  let stored = passkeys;
  const calls: string[] = [];
  const api = (async (
    { name }: Endpoint,
    { body, params }: { body: { currentPassword: string }; params: { id: string } },
  ) => {
    calls.push(name);
    if (name === 'listPasskeys') return stored;
    if (name === 'deletePasskey') {
      stored = stored.filter(({ id }) => id !== params.id);
      return undefined;
    }
    if (body.currentPassword !== 'richtig')
      throw new ApiError(422, [{ code: 'WRONG_PASSWORD', message: 'Das bisherige Passwort stimmt nicht.' }]);
    return { challenge: 'AAAA', rp: { name: 'Marillo' }, user: { id: 'AAAA', name: 'm' }, pubKeyCredParams: [] };
  }) as unknown as OfficeApi;
  renderPage(<PasskeySection />, { office, api, path: '/account', route: '/account' });
  return calls;
}

test('is added with name and password; a canceled prompt of the device is said and can be repeated', async () => {
  const refusal = Object.assign(new Error('canceled'), { name: 'NotAllowedError' });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: () => Promise.reject(refusal) },
  });
  const calls = draw([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Passkey hinzufügen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Tablet');
  await userEvent.type(dialog.getByLabelText('Passwort'), 'falsch{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toContain('Das bisherige Passwort stimmt nicht.');
  await userEvent.type(dialog.getByLabelText('Passwort'), 'richtig{Enter}');
  expect(await dialog.findByText(/wurde abgebrochen/)).toBeTruthy();
  expect(calls).not.toContain('addPasskey');
});

test('is deleted after a question', async () => {
  draw([phone, { ...phone, id: '2', name: 'Altes Tablet', host: 'alt.example' }]);
  expect(await screen.findByText(/gilt auf alt\.example/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Altes Tablet löschen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(screen.queryByText('Altes Tablet')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Mein Handy')).toBeTruthy();
});

test('says where passkeys do not work', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  draw([]);
  expect(await screen.findByText(/lassen sich Passkeys nicht verwenden/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Passkey hinzufügen' })).toBeNull();
});
