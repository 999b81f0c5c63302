// An uploaded picture can be found by its name and chosen again by keyboard.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Image, imageStored, listImages } from '@theke/contracts/media/image';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { idAt } from '../../../testing/memory-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../../testing/test-office.ts';
import type { OfficeApi } from '../../api/office-api.ts';
import { ImageEditor, ImagesEditor } from './images-editor.tsx';

const office = await makeLoadedOffice([]);
const images: Image[] = Array.from({ length: 60 }, (_, index) => ({
  ...imageStored.example,
  id: idAt(index),
  name: `gericht-${index}.jpg`,
}));
const imageRef = (index: number) => ({
  id: idAt(index),
  version: 1,
  extension: 'webp',
  look: imageStored.example.look,
});

const api = (async (endpoint: unknown, sent: { query: { q?: string; pageSize: number } }) => {
  expect(endpoint).toBe(listImages);
  const { q = '', pageSize } = sent.query;
  const found = images.filter(({ name }) => name.includes(q));
  return {
    data: found.slice(0, pageSize),
    meta: { total: found.length, isTotalCapped: false, page: 1, pageSize },
  };
}) as unknown as OfficeApi;

function Form({ initial, isMany }: { initial: unknown; isMany: boolean }) {
  const form = useForm({ defaultValues: { to: initial } });
  const Editor = isMany ? ImagesEditor : ImageEditor;
  return (
    <FormProvider {...form}>
      <Editor name="to" schema={z.unknown()} meta={{ title: 'Bilder' }} />
      <Value />
    </FormProvider>
  );
}
const Value = () => <output data-testid="value">{JSON.stringify(useWatch({ name: 'to' }))}</output>;
const value = () => JSON.parse(screen.getByTestId('value').textContent ?? '');

async function open(initial: unknown, isMany: boolean) {
  const user = userEvent.setup();
  renderPage(<Form initial={initial} isMany={isMany} />, { office, api, path: '/form', route: '/form' });
  const button = await screen.findByRole('button', { name: 'Vorhandenes wählen' });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bilder: Bild wählen' }));
  await dialog.findByText('gericht-0.jpg');
  return { user, dialog };
}

test('finds several pictures and returns them in the order of selection', async () => {
  const { user, dialog } = await open([imageRef(3)], true);
  expect((dialog.getByRole('checkbox', { name: /gericht-3\.jpg/ }) as HTMLInputElement).disabled).toBe(true);
  dialog.getByRole('checkbox', { name: 'gericht-7.jpg' }).focus();
  await user.keyboard(' ');
  dialog.getByRole('textbox', { name: 'Bilder nach Name und Beschreibung suchen' }).focus();
  await user.keyboard('gericht-55');
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
  dialog.getByRole('checkbox').focus();
  await user.keyboard(' ');
  dialog.getByRole('button', { name: '2 Bilder übernehmen' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(value()).toEqual([imageRef(3), imageRef(7), imageRef(55)]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('allows one picture for a single field; choosing is disabled until one is selected', async () => {
  const { user, dialog } = await open(null, false);
  const confirm = dialog.getByRole('button', { name: 'Bild übernehmen' }) as HTMLButtonElement;
  expect(confirm.disabled).toBe(true);
  dialog.getByRole('radio', { name: 'gericht-1.jpg' }).focus();
  await user.keyboard(' ');
  await user.click(confirm);
  await waitFor(() => expect(value()).toEqual(imageRef(1)));
});

test('loads more pictures on demand and says when a search finds nothing', async () => {
  const { user, dialog } = await open([], true);
  expect(dialog.getAllByRole('checkbox')).toHaveLength(48);
  await user.click(dialog.getByRole('button', { name: 'Weitere anzeigen (noch 12)' }));
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(60));
  await user.type(dialog.getByRole('textbox'), 'xyz');
  expect(await dialog.findByText('Kein Bild mit diesem Namen gefunden.')).toBeTruthy();
});
