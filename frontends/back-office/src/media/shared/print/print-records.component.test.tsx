// TPL-05: printing from lists.
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnyResource } from '@theke/admin/api/resource.ts';
import { ResourceList } from '@theke/admin/lists/resource-list.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { branches } from '@theke/contracts/catalog/branch';
import { tables } from '@theke/contracts/catalog/table';
import { imageTemplates } from '@theke/contracts/media/image-template';
import { office } from '../../../../testing/test-office.ts';
import { officeTables } from '../../../catalog/tables/tables.ts';

// Loaded before the tests, because they are loaded on demand.
await Promise.all([
  import('../../../catalog/tables/table-actions.tsx'),
  import('./print-records-dialog.tsx'),
  import('@theke/admin/lists/row-menu.tsx'),
]);

type Drawn = { records: { values: { title: string; url: string } }[]; format: string; sheet?: string };

/** Bodies of the drawings for downloads; answered with an empty file. */
let downloads: Drawn[];
const saved: string[] = [];
beforeEach(() => {
  downloads = [];
  saved.length = 0;
  globalThis.fetch = async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Drawn & { resolution?: number };
    // Previews have a lower resolution.
    if (body.resolution === undefined) downloads.push(body);
    return { ok: true, blob: async () => new Blob(['x'], { type: 'image/png' }) } as Response;
  };
  URL.createObjectURL = () => 'blob:print';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    if (this.download) saved.push(this.download);
  };
});

const branch = branches.events.changed.example;

async function drawList() {
  const memory = memoryApi([tables, qrCodes, imageTemplates, branches] as unknown as AnyResource[]);
  for (const identifier of ['10', '2', 'Garten 1'])
    await memory.api(tables.endpoints.create, { body: { identifier, branch: { id: branch.id } } } as never);
  renderPage(<ResourceList office={officeTables} />, {
    office,
    api: memory.api,
    path: '/tables',
    route: '/:resource',
    branches: [branch],
  });
  return memory;
}

test('prints the table tents of selected tables, with codes that are created on the way', async () => {
  const { requests } = await drawList();
  await userEvent.click(await screen.findByRole('checkbox', { name: '10 auswählen' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '2 auswählen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tischcodes drucken' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2 Stück: 2, 10')).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', { name: '2 QR-Codes anlegen' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: '2 QR-Codes anlegen' })).toBeNull());
  expect(requests.filter(({ name }) => name === qrCodes.endpoints.create.name)).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Herunterladen' }));
  await waitFor(() => expect(saved).toEqual(['tischaufsteller.pdf']));
  expect(downloads[0]).toMatchObject({ format: 'pdf', sheet: 'original' });
  expect(downloads[0]?.records.map(({ values }) => values.title)).toEqual(['Tisch 2', 'Tisch 10']);
  for (const { values } of downloads[0]?.records ?? []) expect(values.url).toContain('/q/');
});

test('prints one table from its row menu as pictures, and closes', async () => {
  await drawList();
  await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Garten 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tischcode drucken' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Vorlage'), 'QR-Code (fertige Vorlage)');
  await userEvent.click(dialog.getByRole('radio', { name: 'Bild (PNG)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Herunterladen' }));
  await waitFor(() => expect(saved).toEqual(['qr-code-Garten-1.png']));
  await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
