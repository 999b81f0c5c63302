import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnyResource } from '@theke/admin/api/resource.ts';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { type ImageTemplate, imageTemplates } from '@theke/contracts/media/image-template';
import { readyTemplates } from '@theke/contracts/media/ready-templates';
import { office } from '../../../testing/test-office.ts';
import { PrintDialog } from '../shared/print/print-dialog.tsx';
import { officeImageTemplates } from './templates.ts';

type Drawn = { template: { layers: { kind: string; x: number }[] }; records: { values: object }[]; format: string };

/** Bodies of the drawings that pages request; answered with an empty picture. */
let drawn: Drawn[];
beforeEach(() => {
  drawn = [];
  globalThis.fetch = async (_, init) => {
    drawn.push(JSON.parse(String(init?.body)) as Drawn);
    return { ok: true, blob: async () => new Blob(['x'], { type: 'image/png' }) } as Response;
  };
  URL.createObjectURL = () => 'blob:print';
  URL.revokeObjectURL = () => undefined;
});

const resources = [imageTemplates, products, tables, qrCodes] as unknown as AnyResource[];
const { list, create } = imageTemplates.endpoints;
const [listName, createName] = [list.name, create.name];

function draw() {
  const memory = memoryApi(resources);
  renderPage(<CreatePage office={officeImageTemplates} />, {
    office,
    api: memory.api,
    path: '/image-templates/create',
    route: '/:resource/create',
  });
  return memory;
}

test('adds layers, moves them with arrow keys, and undoes and redoes steps', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Form' }));
  const frame = await screen.findByRole('button', { name: 'Ebene 1: Form', pressed: true });
  frame.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(drawn.at(-1)?.template.layers).toMatchObject([{ kind: 'shape', x: 7 }]));
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ebene 1: Form', pressed: true })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Wiederholen' }));
  expect(await screen.findByRole('button', { name: 'Ebene 1: Form', pressed: true })).toBeTruthy();
});

test('saves the layers of a new template', async () => {
  const { requests } = draw();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Preisschild');
  await userEvent.type(screen.getByRole('textbox', { name: 'Kürzel' }), 'preisschild');
  await userEvent.click(await screen.findByRole('button', { name: 'Text' }));
  await userEvent.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() => expect(requests.some(({ name }) => name === imageTemplates.endpoints.create.name)).toBe(true));
  const saved = requests.find(({ name }) => name === imageTemplates.endpoints.create.name)?.sent.body;
  expect(saved).toMatchObject({ identifier: 'preisschild', layers: [{ kind: 'text', text: '{{name}}' }] });
});

test('TPL-06: a ready template fills the form of a new one, under an identifier that is free', async () => {
  const memory = draw();
  const [first] = readyTemplates('#003f4b');
  await memory.api(imageTemplates.endpoints.create, { body: first } as never);
  cleanup();
  renderPage(<CreatePage office={officeImageTemplates} />, {
    office,
    api: memory.api,
    path: '/image-templates/create',
    route: '/:resource/create',
  });
  await waitFor(() => expect(memory.requests.filter(({ name }) => name === listName).length).toBeGreaterThan(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Preisschild 90 × 54 mm' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kürzel' }).value).toBe('preisschild-2'),
  );
  await userEvent.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() =>
    expect(memory.requests.findLast(({ name }) => name === createName)?.sent.body).toMatchObject({
      identifier: 'preisschild-2',
      subject: 'product',
      width: 90,
      layers: first?.layers.map(({ kind, key }) => ({ kind, key })),
    }),
  );
});

test('prints the chosen records only', async () => {
  const memory = memoryApi(resources);
  for (const name of ['Margherita', 'Marinara'])
    await memory.api(products.endpoints.create, { body: { ...products.example, name } } as never);
  const template = { ...imageTemplates.events.changed.example, subject: 'product' } as ImageTemplate;
  renderPage(<PrintDialog template={template} onClose={() => undefined} />, {
    office,
    api: memory.api,
    path: '/image-templates',
    route: '/:resource',
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Marinara' }));
  await userEvent.click(screen.getByRole('button', { name: 'Herunterladen' }));
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(drawn[0]).toMatchObject({ format: 'pdf', records: [{ values: { name: 'Margherita' } }] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Margherita' }));
  await userEvent.click(screen.getByRole('button', { name: 'Herunterladen' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Bitte wählen Sie mindestens einen Datensatz.');
});
