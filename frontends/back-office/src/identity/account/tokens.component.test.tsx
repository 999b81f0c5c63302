// ACCESS-16
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { PersonalToken } from '@theke/contracts/identity/personal-token';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { TokenSection } from './token-section.tsx';

const old: PersonalToken = {
  ...{ id: '1', name: 'Altes Skript', scopes: ['orders.read'], start: 'thp_abcd' },
  ...{ createdAt: '2025-11-28T08:00:00Z', expiresAt: '2026-02-01T08:00:00Z', lastUsedAt: null },
};

test('is created with scopes and password, shown once and deleted after a question', async () => {
  let stored = [old];
  const sent: object[] = [];
  const api = (async (
    { name }: Endpoint,
    { body, params }: { body: PersonalToken & { currentPassword: string }; params: { id: string } },
  ) => {
    if (name === 'listTokens') return stored;
    if (name === 'deleteToken') {
      stored = stored.filter(({ id }) => id !== params.id);
      return undefined;
    }
    sent.push(body);
    if (body.currentPassword !== 'richtig')
      throw new ApiError(422, [{ code: 'WRONG_PASSWORD', message: 'Das bisherige Passwort stimmt nicht.' }]);
    const made = { ...old, id: '2', name: body.name, scopes: body.scopes, expiresAt: '2126-01-01T00:00:00Z' };
    stored = [made, ...stored];
    return { ...made, token: 'thp_geheim' };
  }) as unknown as OfficeApi;
  renderPage(<TokenSection />, { office, api, path: '/account', route: '/account' });
  expect(await screen.findByText(/abgelaufen/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Neuer Token' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Token erstellen' });
  await userEvent.type(dialog.getByLabelText('Name'), 'Auswertung');
  await userEvent.type(dialog.getByLabelText('Passwort'), 'falsch');
  expect(submit.hasAttribute('disabled')).toBe(true);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Bestellungen lesen' }));
  await userEvent.selectOptions(dialog.getByLabelText('Gültig'), '30');
  await userEvent.click(submit);
  expect((await dialog.findByRole('alert')).textContent).toContain('Das bisherige Passwort stimmt nicht.');
  await userEvent.type(dialog.getByLabelText('Passwort'), 'richtig{Enter}');
  expect(((await screen.findByLabelText('API-Token')) as HTMLInputElement).value).toBe('thp_geheim');
  expect(sent.at(-1)).toEqual({ name: 'Auswertung', scopes: ['orders.read'], days: 30, currentPassword: 'richtig' });
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  await screen.findByText(/gültig bis/);
  await userEvent.click(screen.getByRole('button', { name: 'Altes Skript löschen' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(screen.queryByText('Altes Skript')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});
