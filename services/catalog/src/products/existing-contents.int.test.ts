import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from '../service.ts';

const service = runDuringTests(catalog);

const bundleOf = (...ids: string[]) => ({
  ...products.example,
  type: 'bundle',
  config: {
    parts: [
      { name: 'Anmerkung', type: 'text' },
      {
        name: 'Getränk',
        type: 'select',
        options: ids.map((id, index) => ({ product: { id }, name: `Nummer ${index}` })),
      },
    ],
  },
});

// PRICE-06
test('requires existing products that are no bundles in a bundle, and keeps later deleted ones', async () => {
  const as = asStaff(uuidv7());
  const send = (method: string, path: string, body?: object) =>
    request(service(), method, `/api/products${path}`, { as, ...(body && { body }) });
  const cola = (await send('POST', '', products.example)).body.data as { id: string };
  const made = await send('POST', '', bundleOf(cola.id));
  expect(made.status).toBe(201);
  const bundle = made.body.data as { id: string; version: number };

  for (const wrong of [uuidv7(), bundle.id]) {
    const refused = await send('POST', '', bundleOf(cola.id, wrong));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          code: 'UNKNOWN_REFERENCE',
          field: 'config.parts.1.options.1.product',
          message: 'Dieses Produkt gibt es nicht mehr, oder es ist selbst ein Menü. Bitte wählen Sie ein anderes.',
        },
      ],
    ]);
  }
  const twice = await send('POST', '', bundleOf(cola.id, cola.id));
  expect(twice.body.errors?.[0]).toMatchObject({
    field: 'config.parts.1.options',
    message: '„Getränk“: Jedes Produkt kann nur einmal zur Auswahl stehen.',
  });

  expect((await send('DELETE', `/${cola.id}`)).body.errors?.[0]?.code).toBe('IN_USE');
  expect((await send('GET', `/${cola.id}`)).status).toBe(200);
});
