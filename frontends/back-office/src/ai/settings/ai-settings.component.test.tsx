import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import {
  type AiAvailability,
  type AiSettings,
  type AiSettingsDraft,
  aiSettingsDraft,
} from '@theke/contracts/ai/ai-settings';
import type { Role } from '@theke/contracts/permissions';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { AiSettingsPage } from './ai-settings-page.tsx';

const { key: _, ...defaults } = aiSettingsDraft.parse({ version: 3, address: 'https://api.example/v1' });
const settings: AiSettings = {
  ...defaults,
  key: { lastFour: 'x7Qp', since: '2026-11-02T09:00:00Z' },
  canStore: true,
  isReadable: true,
  currency: 'EUR',
};
const availability: AiAvailability = {
  canWrite: true,
  canDescribePictures: false,
  canDraw: false,
  imagePrice: 0,
  currency: 'EUR',
  budget: { month: '2026-11', limit: 20, spent: 6, reserved: 0.2 },
  jobsLeft: 50,
};

function renderSettings(changes: Partial<AiSettings> = {}, options: { roles?: Role[]; refusal?: ApiError } = {}) {
  const server = { settings: { ...settings, ...changes }, saved: [] as AiSettingsDraft[] };
  const api = (async ({ name }: { name: string }, { body }: { body: AiSettingsDraft }) => {
    if (name === 'readAiSettings') return server.settings;
    if (name === 'readAiAvailability') return availability;
    if (name === 'checkAiProvider')
      return { isWorking: true, message: 'Der Anbieter antwortet.', models: ['text-l', 'text-s'] };
    if (name !== 'saveAiSettings') throw new ApiError(404, []);
    if (options.refusal) throw options.refusal;
    server.saved.push(body);
    const { key, ...rest } = body;
    const { key: _, ...draft } = aiSettingsDraft.parse(rest);
    server.settings = { ...server.settings, ...draft, version: body.version + 1 };
    return server.settings;
  }) as unknown as OfficeApi;
  renderPage(<AiSettingsPage />, {
    office,
    api,
    path: '/ai-settings',
    route: '/ai-settings',
    ...(options.roles && { roles: options.roles }),
  });
  return server;
}
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const keyField = () => screen.findByLabelText<HTMLInputElement>('API-Schlüssel');
const save = () => userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));

// AI-15
test('never shows the key, and keeps the stored one unless another is entered', async () => {
  const server = renderSettings();
  const key = await keyField();
  expect(key.value).toBe('');
  expect(key.type).toBe('password');
  expect(screen.getByText(/endet auf x7Qp/)).toBeTruthy();

  await userEvent.type(await field('Modell für Texte'), 'text-l');
  await save();
  await waitFor(() => expect(server.saved).toHaveLength(1));
  expect(server.saved[0]).toMatchObject({ version: 3, textModel: 'text-l' });
  expect(server.saved[0]?.key).toBeUndefined();

  await userEvent.type(key, 'sk-new');
  await save();
  await waitFor(() => expect(server.saved[1]?.key).toBe('sk-new'));
  await waitFor(async () => expect((await keyField()).value).toBe(''));
});

test('deletes the stored key only when asked to, and the request can be taken back', async () => {
  const server = renderSettings();
  await userEvent.click(await screen.findByRole('button', { name: 'Gespeicherten Schlüssel löschen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Doch behalten' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gespeicherten Schlüssel löschen' }));
  await save();
  await waitFor(() => expect(server.saved.map(({ key }) => key)).toEqual(['']));
});

test('checks only saved settings, and offers the models of the provider', async () => {
  renderSettings();
  const check = await screen.findByRole<HTMLButtonElement>('button', { name: 'Verbindung prüfen' });
  await userEvent.click(check);
  await screen.findByText(/Der Anbieter antwortet\./);
  const model = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Modell für Texte' });
  expect([...(model.list?.options ?? [])].map(({ value }) => value)).toEqual(['text-l', 'text-s']);

  await userEvent.type(model, 'text-l');
  expect(check.disabled).toBe(true);
});

// AI-01
test('shows a refused address at its field and changes nothing', async () => {
  const message = 'Diese Adresse liegt in einem Netz, das der Betreiber nicht freigegeben hat.';
  const refusal = new ApiError(422, [{ code: 'NOT_ALLOWED', field: 'address', message }]);
  renderSettings({}, { refusal });
  const address = await field('Adresse des Anbieters');
  await userEvent.clear(address);
  await userEvent.type(address, 'http://10.0.0.5/v1');
  await save();
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
});

test('says that the platform cannot store a key, and that a stored one is unreadable', async () => {
  renderSettings({ canStore: false, isReadable: false });
  await screen.findByText(/Der Plattform fehlt der Schlüssel/);
  await screen.findByText(/lässt sich nicht mehr entschlüsseln/);
});

// AI-08
test('says what is sent and what never is, and shows the figures of the month', async () => {
  renderSettings();
  await screen.findByRole('heading', { name: 'Was gesendet wird' });
  await screen.findByRole('heading', { name: 'Was nie gesendet wird' });
  await screen.findByText(/^6,20.€ von 20,00.€ im November verbraucht$/);
});

test('refuses everyone but administrators', async () => {
  renderSettings({}, { roles: ['ROLE_MANAGER'] });
  await screen.findByText('Dafür reicht Ihre Berechtigung nicht aus.');
});
