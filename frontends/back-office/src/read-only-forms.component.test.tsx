// Users without write permission see all values, but no controls.
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { metaOf } from '@theke/contracts/field';
import { holds } from '@theke/contracts/permissions';
import { office } from '../testing/test-office.ts';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one] : []));
const readable = resources.filter(
  ({ resource: { read, write } }) => holds('ROLE_EMPLOYEE', read) && !holds('ROLE_EMPLOYEE', write),
);
const known = resources.map(({ resource }) => resource);

test('finds forms to test', () => expect(readable.length).toBeGreaterThan(5));

describe.each(readable.map((one) => [one.resource.name, one] as const))('%s', (name, one) => {
  const [record] = makeEntries(one.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const draw = (fields: object = {}) =>
    renderPage(<EditPage office={one} />, {
      office,
      api: memoryApi(known, { [name]: [{ ...record, ...fields }] }).api,
      path: `/${name}/${record.id}`,
      route: '/:resource/:id',
      roles: ['ROLE_EMPLOYEE'],
    });

  test('has no tools', async () => {
    const { container } = draw();
    await screen.findByText('Sie sehen diesen Eintrag, können ihn aber nicht ändern.');
    await waitFor(() => expect(container.querySelectorAll('form dd').length).toBeGreaterThan(0));
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    const tools = container.querySelectorAll('form :is(button, input, select, textarea, fieldset, [draggable="true"])');
    expect([...tools].map((tool) => tool.outerHTML)).toEqual([]);
  });

  test('shows every text', async () => {
    const { container } = draw();
    await waitFor(() => expect(container.querySelectorAll('form dd').length).toBeGreaterThan(0));
    const read = container.querySelector('form')?.textContent ?? '';
    // Choices and instants are formatted, so they are excluded.
    const texts = Object.entries(one.resource.draft.shape).filter(
      ([field, schema]) =>
        record[field] &&
        typeof record[field] === 'string' &&
        !metaOf(schema).choices &&
        !/(At|From|Until|unit|date)$/i.test(field),
    );
    expect(texts.map(([field]) => field).filter((field) => !read.includes(String(record[field])))).toEqual([]);
    expect(read).not.toContain('[object');
  });
});

test("shows a page's content as text", async () => {
  const sites = readable.find(({ resource }) => resource.name === 'sites') as (typeof readable)[number];
  const [record] = makeEntries(sites.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  renderPage(<EditPage office={sites} />, {
    office,
    api: memoryApi(known, { sites: [record] }).api,
    path: `/sites/${record.id}`,
    route: '/sites/:id',
    roles: ['ROLE_EMPLOYEE'],
  });
  await screen.findByText('Räume, die zusammenpassen');
});

test('shows hours, steps and units as text', async () => {
  const one = readable.find(({ resource }) => resource.name === 'products') as (typeof readable)[number];
  const [record] = makeEntries(one.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const { container } = renderPage(<EditPage office={one} />, {
    office,
    api: memoryApi(known, {
      products: [
        {
          ...record,
          schedule: [
            { type: 'monday', isClosed: false, from: '11:00', to: '14:00' },
            { type: 'once', date: '2026-12-24', isClosed: true },
          ],
          config: {
            parts: [
              {
                name: 'Größe',
                description: '',
                type: 'select',
                optional: false,
                options: [{ product: null, name: '26 cm', modifier: 'overwrite', value: 8.4 }],
              },
            ],
          },
        },
      ],
    }).api,
    path: `/products/${record.id}`,
    route: '/:resource/:id',
    roles: ['ROLE_EMPLOYEE'],
  });
  await waitFor(() => expect(container.textContent).toContain('Montag 11:00–14:00\nAm 24.12.2026 geschlossen'));
  expect(container.textContent).toContain('Größe');
  expect(container.textContent).toMatch(/26 cm.*Ersetzt den Preis.*8,40/);
  // A disabled lead time is not shown.
  expect(container.textContent).not.toContain('Dauer der Vorlaufzeit');
});

test('fields of one control are shown as one value', async () => {
  const draw = (name: string, fields: object) => {
    const one = readable.find(({ resource }) => resource.name === name) as (typeof readable)[number];
    const [record] = makeEntries(one.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
    return renderPage(<EditPage office={one} />, {
      office,
      api: memoryApi(known, { [name]: [{ ...record, ...fields }] }).api,
      path: `/${name}/${record.id}`,
      route: '/:resource/:id',
      roles: ['ROLE_EMPLOYEE'],
    });
  };
  const product = draw('products', { pricing: 'fixed', calculationModel: 'approximate' });
  await waitFor(() => expect(product.container.textContent).toContain('PreisartUngefähr'));
  expect(product.container.textContent).not.toMatch(/Rechenmodell|Exakt/);
  product.unmount();
  const branch = draw('branches', { isDineInPhoneRequired: true, isTakeawayPhoneRequired: false });
  await waitFor(() => expect(branch.container.textContent).toContain('Lieferung: Telefon, Adresse\nDine In: Telefon'));
  expect(branch.container.textContent).not.toContain('Takeaway: ');
});
