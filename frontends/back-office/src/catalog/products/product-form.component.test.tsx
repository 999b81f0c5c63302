// The product form asks each question once and previews the guests' view.
import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { categories } from '@theke/contracts/catalog/category';
import { type Menu, menus } from '@theke/contracts/catalog/menu';
import { type Product, products } from '@theke/contracts/catalog/product';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one.resource] : []));
const officeProducts = definitions.find(
  (one) => 'resource' in one && one.resource.name === 'products',
) as OfficeResource;

const productWith = (fields: Partial<Product>) =>
  ({ ...makeEntries(products as never, 1)[0], ...fields }) as OfficeRecord & Product;

/** Opens a saved product's form; returns what the server has stored in the end. */
function edit(fields: Partial<Product>, stored: Record<string, OfficeRecord[]> = {}, config: Partial<InitConfig> = {}) {
  const product = productWith(fields);
  const memory = memoryApi(resources, { ...stored, products: [product] });
  renderPage(<EditPage office={officeProducts} />, {
    office,
    api: memory.api,
    path: `/products/${product.id}`,
    route: '/products/:id',
    config,
  });
  return { ...memory, saved: () => memory.stored.products?.[0] as unknown as Product };
}
const save = () => userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
const kind = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

// PRICE-07
test('how binding a price is, is one field; a legacy value is shown and cleared by a new choice', async () => {
  const { saved } = edit({ price: 34.9, pricing: 'fixed', calculationModel: 'approximate' });
  const about = await kind(/^ca\. 34,90/);
  expect(about.checked).toBe(true);
  expect(screen.queryByLabelText('Preisart')).toBeNull();
  expect(screen.queryByLabelText('Rechenmodell')).toBeNull();
  await userEvent.click(await kind(/^ab 34,90/));
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ pricing: 'minimum', calculationModel: null }));
  await userEvent.click(await kind(/^34,90/));
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ pricing: 'fixed', calculationModel: null }));
});

// DEPOSIT-01
test('deposit and its VAT are entered like prices, and shown beside the price for guests', async () => {
  const { saved } = edit({ price: 3.6, unit: 'piece', type: 'simple', deposit: null, depositTax: null });
  await userEvent.type(await screen.findByLabelText('Pfand'), '0,25');
  await userEvent.type(screen.getByLabelText('USt. Pfand (%)'), '0');
  await screen.findByText(/^zzgl\. 0,25\s€ Pfand$/);
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ deposit: 0.25, depositTax: 0 }));
});

// UNIT-07
test('a further unit is one row that reads like a sentence: 1 kg = 4 Stk.', async () => {
  const { saved } = edit({
    unit: 'kilogram',
    alternativeUnits: [
      {
        unit: 'decagram',
        ratio: 1,
        minimumQuantity: 10,
        maximumQuantity: null,
        quantityStepSize: 5,
        calculationModel: null,
      },
    ],
  });
  // Weight units have a fixed ratio.
  await screen.findByText('1 kg = 100 dag');
  await userEvent.click(screen.getByRole('button', { name: 'Einheit' }));
  const ratio = await screen.findByLabelText('Verhältnis: 1 kg = Wie viele Stk.');
  await userEvent.clear(ratio);
  await userEvent.type(ratio, '4');
  await save();
  await waitFor(() => expect(saved().alternativeUnits[1]).toMatchObject({ unit: 'piece', ratio: 0.25 }));
  await userEvent.click(screen.getByRole('button', { name: 'Andersherum angeben' }));
  expect((screen.getByLabelText('Verhältnis: 1 Stk. = Wie viele kg') as HTMLInputElement).value).toBe('0,25');
});

test('previews the price for guests: "ab" with the cheapest required choices', async () => {
  edit({
    type: 'configurable',
    price: 9.9,
    config: {
      parts: [
        {
          name: 'Größe',
          description: '',
          type: 'select',
          optional: false,
          options: [
            {
              product: null,
              name: '26 cm',
              modifier: 'overwrite',
              value: 8.4,
              contentQuantity: null,
              deposit: null,
              allergens: [],
            },
            {
              product: null,
              name: '32 cm',
              modifier: 'overwrite',
              value: 9.9,
              contentQuantity: null,
              deposit: null,
              allergens: [],
            },
          ],
        },
      ],
    },
  });
  const preview = (await screen.findByRole('heading', { name: 'So sehen es Ihre Gäste' })).parentElement as HTMLElement;
  await waitFor(() => expect(preview.textContent).toMatch(/ab 8,40\s€/));
});

const sized = {
  type: 'configurable' as const,
  config: {
    parts: [
      {
        name: 'Größe',
        description: '',
        type: 'select' as const,
        optional: false,
        options: [
          {
            product: null,
            name: 'Klein',
            modifier: 'add' as const,
            value: 0,
            contentQuantity: null,
            deposit: null,
            allergens: [],
          },
        ],
      },
    ],
  },
};

// LANG-03
test('English texts are beside the German ones, for the product, its questions and options', async () => {
  const { saved } = edit(sized, {}, { offersEnglish: true });
  const section = await screen.findByRole('region', { name: 'Englisch' });
  await userEvent.type(await within(section).findByLabelText('Name auf Englisch'), 'Potato pizza');
  await userEvent.click(screen.getByRole('button', { name: /^Größe/ }));
  const question = (await screen.findByText('Optionen')).closest('li') as HTMLElement;
  await userEvent.type(await within(question).findByLabelText('Englisch'), 'Small');
  await userEvent.type(await within(question).findByLabelText('Name auf Englisch'), 'Size');
  await save();
  await waitFor(() =>
    expect(saved()).toMatchObject({
      translations: { en: { name: 'Potato pizza' } },
      config: {
        parts: [
          {
            translations: { en: { name: 'Size' } },
            options: [{ name: 'Klein', translations: { en: { name: 'Small' } } }],
          },
        ],
      },
    }),
  );
});

test('options have no English fields if the business does not offer English', async () => {
  edit(sized);
  await userEvent.click(await screen.findByRole('button', { name: /^Größe/ }));
  const question = (await screen.findByText('Optionen')).closest('li') as HTMLElement;
  await within(question).findByLabelText('Betrag');
  expect(within(question).queryByLabelText(/Englisch/)).toBeNull();
});

test('a lead time is entered only if it is enabled, number first', async () => {
  edit({});
  const flag = await screen.findByRole('switch', { name: 'Vorlaufzeit' });
  expect(screen.queryByLabelText('Dauer der Vorlaufzeit')).toBeNull();
  await userEvent.click(flag);
  const value = screen.getByLabelText('Dauer der Vorlaufzeit');
  const unit = screen.getByLabelText('Einheit der Vorlaufzeit');
  expect(value.compareDocumentPosition(unit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

const [pizza, salads] = makeEntries(categories as never, 2).map((one, index) => ({
  ...one,
  name: ['Pizza', 'Salate'][index],
})) as unknown as [OfficeRecord, OfficeRecord];
const menuWith = (catalog: Menu['catalog']) =>
  ({ ...makeEntries(menus as never, 1)[0], name: 'Herbstkarte', catalog }) as OfficeRecord & Menu;
const onTheCard = (stored: Record<string, OfficeRecord[]>) =>
  ((stored.menus as OfficeRecord[])[0] as unknown as Menu).catalog.map(({ id, products: within }) => [
    id,
    within.map((one) => one.id),
  ]);

test('a new product is added to the chosen menu after saving, without losing concurrent changes', async () => {
  const first = productWith({}).id;
  const menu = menuWith([{ id: pizza.id, products: [{ id: first, isEnabled: true, schedule: [] }] }]);
  const { api, stored } = memoryApi(resources, { products: [], categories: [pizza, salads], menus: [menu] });
  let refusals = 1;
  const requested: string[] = [];
  const slow = (async (endpoint: { name: string }, sent: never) => {
    requested.push(endpoint.name);
    if (endpoint.name === 'updateMenu' && refusals-- > 0)
      throw new ApiError(409, [{ code: 'STALE_VERSION', message: 'Inzwischen geändert.' }]);
    return api(endpoint as never, sent);
  }) as unknown as typeof api;
  renderPage(<CreatePage office={officeProducts} />, {
    office,
    api: slow,
    path: '/products/create',
    route: '/products/create',
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Erdäpfelpizza');
  await userEvent.type(screen.getByLabelText('Preis'), '11,90');
  await userEvent.type(screen.getByLabelText('USt. Lieferung (%)'), '10');
  await userEvent.selectOptions(await screen.findByLabelText('Produktkatalog'), 'Herbstkarte');
  // Categories of the menu are listed first.
  const category = screen.getByLabelText('Kategorie');
  await waitFor(() =>
    expect(
      within(category)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Bitte wählen', 'Pizza', 'Salate']),
  );
  await userEvent.selectOptions(category, 'Salate');
  await save();
  const created = await waitFor(() => {
    const [product] = stored.products ?? [];
    expect(product).toBeTruthy();
    expect(onTheCard(stored)).toEqual([
      [pizza.id, [first]],
      [salads.id, [product?.id]],
    ]);
    return product as OfficeRecord;
  });
  expect(created.name).toBe('Erdäpfelpizza');
  // The menus must be reloaded before the product's page opens, which otherwise says that guests cannot see it.
  await screen.findByText('elsewhere');
  expect(requested.lastIndexOf('listMenus')).toBeGreaterThan(requested.lastIndexOf('updateMenu'));
});

test('a product without a menu says so and can be added to one', async () => {
  const { stored } = edit({}, { categories: [pizza], menus: [menuWith([])] });
  await screen.findByText('Das Produkt steht in keinem Produktkatalog. Gäste sehen es nicht.');
  await userEvent.selectOptions(await screen.findByLabelText('Produktkatalog'), 'Herbstkarte');
  await userEvent.click(screen.getByRole('button', { name: 'Aufnehmen' }));
  expect(screen.getAllByText('Bitte wählen Sie eine Kategorie. Ohne sie erscheint das Produkt nirgends.').length).toBe(
    1,
  );
  await within(screen.getByLabelText('Kategorie')).findByRole('option', { name: 'Pizza' });
  await userEvent.selectOptions(screen.getByLabelText('Kategorie'), 'Pizza');
  await userEvent.click(screen.getByRole('button', { name: 'Aufnehmen' }));
  await waitFor(() => expect(onTheCard(stored)).toEqual([[pizza.id, [productWith({}).id]]]));
  await screen.findByRole('link', { name: 'Herbstkarte' });
});

// ADD-03
test('additives are folded until a button shows them, unless the product has some', async () => {
  const additive = { name: /Geschmacksverstärker/ };
  edit({ additives: [] });
  const more = await screen.findByRole('button', { name: 'Zusatzstoffe wählen' });
  expect(screen.queryByRole('checkbox', additive)).toBeNull();
  await userEvent.click(more);
  expect(screen.getByRole('checkbox', additive)).toBeTruthy();
  cleanup();
  edit({ additives: ['4'] });
  expect(await screen.findByRole('checkbox', additive)).toBeTruthy();
});
