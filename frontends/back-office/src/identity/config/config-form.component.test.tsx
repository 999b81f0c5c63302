// The settings: one section at a time, and one control where the configuration has two fields.
import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Config, config, saveConfig } from '@theke/contracts/identity/config';
import { office } from '../../../testing/test-office.ts';
import { ConfigForm } from './config-form.tsx';

// The preview checks loaded fonts; jsdom has no `document.fonts`.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: [{ family: 'Inter' }] });
});

function draw(fields: Partial<Config> = {}) {
  const sent: Partial<Config>[] = [];
  const api = (async (endpoint: unknown, { body }: { body: Config }) => {
    if (endpoint !== saveConfig) return { data: [], meta: { total: 0, isTotalCapped: false, page: 1, pageSize: 2 } };
    sent.push(body);
    return { ...body, version: body.version + 1 };
  }) as unknown as OfficeApi;
  const page = <ConfigForm config={config.parse({ shopName: 'Pizzeria Marillo', version: 1, ...fields })} />;
  renderPage(page, { office, api, path: '/config', route: '/config' });
  return { sent };
}
const open = async (section: string) => userEvent.click(await screen.findByRole('link', { name: section }));
const save = () => userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));

test('shows one section at a time and links to an error in another one', async () => {
  draw();
  const name = await screen.findByRole('textbox', { name: 'Name des Shops' });
  expect(screen.queryByRole('switch', { name: 'Barzahlung' })).toBeNull();
  await userEvent.clear(name);
  await open('Zahlung');
  await screen.findByRole('switch', { name: 'Barzahlung' });
  expect(screen.queryByRole('textbox', { name: 'Name des Shops' })).toBeNull();
  await save();
  await userEvent.click(await screen.findByRole('link', { name: /Name des Shops/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name des Shops' })));
});

// PAY-02
test('a payment method is one switch: on also enables its plugin, off keeps it enabled', async () => {
  const { sent } = draw({ enablePluginATMCard: false, enableATMCard: true });
  await open('Zahlung');
  const card = await screen.findByRole<HTMLInputElement>('switch', { name: 'Bankomatkarte' });
  expect(screen.queryByRole('switch', { name: /Modul/ })).toBeNull();
  // Without its plugin it is not offered, whatever the switch says.
  expect(card.checked).toBe(false);
  await userEvent.click(card);
  await save();
  await waitFor(() => expect(sent[0]).toMatchObject({ enablePluginATMCard: true, enableATMCard: true }));
  await userEvent.click(screen.getByRole('switch', { name: 'Bankomatkarte' }));
  await save();
  await waitFor(() => expect(sent[1]).toMatchObject({ enablePluginATMCard: true, enableATMCard: false }));
});

test('a legal text is either entered here or linked; switching loses nothing', async () => {
  const address = 'https://marillo.example/agb';
  const { sent } = draw({ termsAndConditions: address, termsAndConditionsText: 'Unsere AGB' });
  await open('Rechtliches');
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'AGB (Adresse)' });
  expect(field().value).toBe(address);
  const [localText] = await screen.findAllByRole('radio', { name: 'Text hier' });
  const [elsewhere] = screen.getAllByRole('radio', { name: 'Eigene Adresse' });
  await userEvent.click(localText as HTMLElement);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'AGB (Text)' }).value).toBe('Unsere AGB');
  await userEvent.click(elsewhere as HTMLElement);
  expect(field().value).toBe(address);
  await userEvent.click(localText as HTMLElement);
  await save();
  await waitFor(() => expect(sent[0]).toMatchObject({ termsAndConditions: '', termsAndConditionsText: 'Unsere AGB' }));
});

// SHAPE-09
test('reports a missing token of a map style at the token, before sending', async () => {
  const { sent } = draw({ mapStyle: 'https://karten.example.at/stil.json?key={token}' });
  await open('Karte');
  await userEvent.click(await screen.findByRole('switch', { name: 'Karte der Filialen' }));
  await save();
  const token = screen.getByRole('textbox', { name: 'Schlüssel für die Karte (Token)' });
  await waitFor(() => expect(token.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await userEvent.type(token, 'abc');
  await save();
  await waitFor(() => expect(sent[0]).toMatchObject({ enablePluginMap: true, mapAccessToken: 'abc', mapZoom: 19 }));
});

// SHAPE-09, QR-08
test('sets the labels per sheet for each layout, and reports too many at their field', async () => {
  const { sent } = draw();
  await open('Druckbogen');
  const rows = await screen.findByRole('textbox', { name: 'Kompakt: Zeilen' });
  await userEvent.clear(rows);
  await userEvent.type(rows, '13');
  await save();
  await waitFor(() => expect(rows.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await userEvent.clear(rows);
  await userEvent.type(rows, '8');
  await save();
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ labels: { detail: { rows: 5, columns: 2 }, compact: { rows: 8, columns: 4 } } }),
  );
});
