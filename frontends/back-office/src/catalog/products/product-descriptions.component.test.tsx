import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import { generationApi } from '@theke/admin/testing/generation-api.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import { office } from '../../../testing/test-office.ts';
import { officeProducts } from './products.ts';

const { report } = replaceEventSource();
beforeAll(async () => {
  await import('./product-description-editors.tsx');
  await import('@theke/admin/generation/text-suggestion-dialog.tsx');
  await Promise.all(office.lists.map(loadDefinition));
});

function renderProduct() {
  const [product] = makeEntries(officeProducts.resource as never, 1);
  const stored = {
    ...product!,
    name: 'Margherita',
    description: 'Tomaten, Fior di Latte',
    translations: { en: { description: 'Tomatoes' } },
  };
  const { api, requests } = memoryApi([officeProducts.resource], { products: [stored] });
  const ai = generationApi({}, api);
  renderPage(<EditPage office={officeProducts} />, {
    office,
    api: ai.api,
    path: `/products/${stored.id}`,
    route: '/products/:id',
    config: { offersEnglish: true },
  });
  return { ...ai, stored, requests };
}
const start = async (label: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Vorschlag für „${label}“` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschlag schreiben' }));
  await screen.findByText('Der Auftrag wartet …');
};

// AI-03
test('fills the description of a product, which stays unsaved', async () => {
  const { stored, sent, propose, requests } = renderProduct();
  await start('Beschreibung');
  expect(sent('generateText')[0]).toMatchObject({
    use: 'product-description',
    language: 'de',
    subject: stored.id,
    current: 'Tomaten, Fior di Latte',
    about: 'Margherita',
  });
  propose(['Tomaten, Büffelmozzarella, Basilikum']);
  await report();
  await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Beschreibung' });
  expect(field.value).toBe('Tomaten, Büffelmozzarella, Basilikum');
  await screen.findByText('Nicht gespeichert');
  expect(requests.filter(({ name }) => name === officeProducts.resource.endpoints.update.name)).toEqual([]);
});

test('proposes the English description on the basis of the German one', async () => {
  const { sent } = renderProduct();
  await start('Beschreibung auf Englisch');
  expect(sent('generateText')[0]).toMatchObject({
    language: 'en',
    current: 'Tomatoes',
    about: 'Margherita\nTomaten, Fior di Latte',
  });
});

// AI-14
test('offers no generated pictures: guests get what is shown', async () => {
  renderProduct();
  await screen.findByRole('button', { name: 'Vorschlag für „Beschreibung“' });
  expect(screen.queryByRole('button', { name: /Bild erzeugen/ })).toBeNull();
});
