// IMPORT-08, IMPORT-09 on screen: any kind of record, from CSV and Excel.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Endpoint } from '@theke/contracts/endpoint';
import { customers } from '@theke/contracts/ordering/customer';
import { customerImports } from '@theke/contracts/ordering/customer-import';
import { customerColumns } from '@theke/rules/imports/customer-columns.de';
import { createWorkbook } from '../../testing/create-workbook.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeOffice } from '../../testing/test-office.ts';
import type { OfficeApi } from '../api/office-api.ts';
import type { ImportKind } from './import-kind.ts';
import { ImportPage } from './import-page.tsx';

const kind: ImportKind = {
  contract: customerImports,
  needs: customers.write,
  columns: customerColumns,
  keyFields: ['email', 'phone'],
  listPath: '/customers',
  texts: {
    title: 'Kunden importieren',
    count: (count) => `${count} Kunden`,
    columnsLead: 'Ein Kunde mit derselben E‑Mail wird geändert.',
    toList: 'Zu den Kunden',
    nothing: 'Nichts ändert sich.',
    templateFile: 'kunden.csv',
  },
  template: { fields: ['email'], rows: [['a@demo.example']] },
  invalidates: [['customers']],
};

function draw(roles: ('ROLE_ADMIN' | 'ROLE_MANAGER')[] = ['ROLE_ADMIN']) {
  const sent: { columns: unknown; rows: unknown; isDryRun: boolean }[] = [];
  const api = (async (endpoint: Endpoint, { body }: { body: (typeof sent)[number] }) => {
    if (endpoint !== customerImports.run) return [];
    sent.push(body);
    const results = (body.rows as unknown[]).map(() => 'new' as const);
    return {
      id: body.isDryRun ? null : customerImports.exampleId,
      counts: { new: results.length, changed: 0, same: 0, faulty: 0 },
      results,
      faults: [],
    };
  }) as unknown as OfficeApi;
  renderPage(<ImportPage kind={kind} />, {
    office: makeOffice([]),
    api,
    path: '/customers/import',
    route: '/customers/import',
    roles,
  });
  return sent;
}
const choose = async (bytes: Uint8Array<ArrayBuffer>) => {
  const file = new File([bytes], 'gäste.xlsx');
  // jsdom has no `arrayBuffer` of files.
  await userEvent.upload(
    await screen.findByLabelText('Datei'),
    Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) }),
  );
};

test('reads another sheet of a workbook, asks for one of the key columns, checks and imports', async () => {
  const sent = draw();
  await choose(
    createWorkbook([
      { name: 'Notizen', rows: [['Was'], ['Anrufen']] },
      {
        name: 'Gäste',
        rows: [
          ['Name', 'Tel.'],
          ['Auer', 436641234567],
        ],
      },
    ]),
  );
  await screen.findByText('gäste.xlsx, 1 Zeile');
  screen.getByText('Bitte ordnen Sie eine Spalte dem Feld „E‑Mail“ oder „Telefon“ zu.');
  await userEvent.selectOptions(screen.getByLabelText('Tabellenblatt'), 'Gäste');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Prüfen' }).hasAttribute('disabled')).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  await userEvent.click(await screen.findByRole('button', { name: '1 Kunden importieren' }));
  await screen.findByText(/^1 Kunden angelegt, 0 geändert\./);
  expect(sent.at(-1)).toMatchObject({
    columns: ['lastName', 'phone'],
    rows: [{ line: 2, cells: ['Auer', '436641234567'] }],
    isDryRun: false,
  });
});

test('says why a workbook cannot be read, and lets another file be chosen', async () => {
  draw();
  await choose(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]));
  expect((await screen.findByRole('alert')).textContent).toContain('Die Datei ist beschädigt oder keine Excel-Datei.');
  expect(screen.getByLabelText('Datei')).toBeTruthy();
});

test('is not for users without the permission', async () => {
  draw(['ROLE_MANAGER']);
  expect((await screen.findByRole('alert')).textContent).toContain('Dafür reicht Ihre Berechtigung nicht aus.');
});
