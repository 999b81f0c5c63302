// IMPORT-01 to IMPORT-05 on screen.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { productImports } from '@theke/contracts/catalog/product-import';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { RecordImport } from '@theke/contracts/imports/define-import';
import { exampleIds } from '@theke/contracts/wire';
import { office } from '../../../testing/test-office.ts';
import { ProductImportPage } from './product-import-page.tsx';

type Body = {
  columns: (string | null)[];
  rows: { line: number; cells: string[] }[];
  tax: number | null;
  isDryRun: boolean;
};

/** Answers like the service for prices: text that is no number is a fault. */
function draw(imports: RecordImport[] = []) {
  const sent: Body[] = [];
  const api = (async (endpoint: Endpoint, { body }: { body: Body }) => {
    if (endpoint === productImports.list) return imports;
    if (endpoint === productImports.undo) return { removed: 2, restored: 0, kept: 1 };
    if (endpoint !== productImports.run) return [];
    sent.push(body);
    const price = body.columns.indexOf('price');
    const faults = body.rows.flatMap(({ line, cells }) =>
      /\d/.test(cells[price] ?? '')
        ? []
        : [{ line, field: 'price' as const, message: `„${cells[price]}“ ist keine Zahl.` }],
    );
    const results = body.rows.map(({ line }): 'faulty' | 'new' =>
      faults.some((fault) => fault.line === line) ? 'faulty' : 'new',
    );
    const count = (result: string) => results.filter((one) => one === result).length;
    return {
      id: body.isDryRun || faults.length > 0 ? null : exampleIds.productImport,
      counts: { new: count('new'), changed: 0, same: 0, faulty: faults.length },
      placed: 0,
      results,
      faults,
    };
  }) as unknown as OfficeApi;
  const { router } = renderPage(<ProductImportPage />, {
    office,
    api,
    path: '/products/import',
    route: '/products/import',
  });
  return { sent, router };
}
const choose = async (content: string | Uint8Array<ArrayBuffer>) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([bytes], 'karte.csv', { type: 'text/csv' });
  // jsdom has no `arrayBuffer` of files.
  await userEvent.upload(
    await screen.findByLabelText('Datei'),
    Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) }),
  );
};
const press = (name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));

test('recognises columns, checks, shows a fault at its cell, and imports once it is corrected', async () => {
  const { sent } = draw();
  await choose('Bezeichnung;VK brutto;Lager\r\nCola;3,40;12\r\nSuppe;teuer;3\r\n');
  await screen.findByText('karte.csv, 2 Zeilen, UTF-8, Semikolon');
  await userEvent.type(screen.getByLabelText(/^USt\. neuer Produkte/), '10');
  await press('Prüfen');
  const cell = await screen.findByLabelText('Preis in Zeile 3');
  screen.getByText('„teuer“ ist keine Zahl.');
  screen.getByText('Solange 1 Zeile Fehler hat, wird nichts importiert.');
  expect(screen.queryByRole('button', { name: /importieren$/ })).toBeNull();
  expect(sent[0]).toMatchObject({ columns: ['name', 'price', null], tax: 10, isDryRun: true });
  await userEvent.clear(cell);
  await userEvent.type(cell, '5,90');
  await userEvent.tab();
  await press('Erneut prüfen');
  await press('2 Produkte importieren');
  await screen.findByText(/^2 Produkte angelegt, 0 geändert\./);
  expect(sent.at(-1)).toMatchObject({ isDryRun: false, rows: [{}, { line: 3, cells: ['Suppe', '5,90', '3'] }] });
});

test('reads Windows-1252 and asks for a column with the name', async () => {
  draw();
  await choose(Uint8Array.from('Speise;Preis\nK\u00e4se;3,90', (letter) => letter.charCodeAt(0)));
  await screen.findByText('karte.csv, 1 Zeile, Windows-1252, Semikolon');
  screen.getByText('Käse');
  screen.getByText('Bitte ordnen Sie eine Spalte dem Feld „Name“ zu.');
  expect(screen.getByRole('button', { name: 'Prüfen' }).hasAttribute('disabled')).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Feld für „Speise“'), 'Name');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Prüfen' }).hasAttribute('disabled')).toBe(false));
});

test('says what is wrong with a file without rows', async () => {
  draw();
  await choose('Name;Preis\r\n');
  expect((await screen.findByRole('alert')).textContent).toBe('Die Datei enthält keine Zeilen unter der Überschrift.');
});

test('lists the last imports and takes one back', async () => {
  const at = '2026-11-21T10:00:00.000Z';
  const base = { at, by: 'Luisa Marillo', created: 3, changed: 0 };
  draw([
    { ...base, id: exampleIds.productImport, file: 'neu.csv', undoneAt: null },
    { ...base, id: exampleIds.tag, file: 'alt.csv', undoneAt: at },
  ]);
  const list = within(await screen.findByRole('region', { name: 'Letzte Importe' }));
  expect(list.getAllByRole('button')).toHaveLength(1);
  list.getByText(/rückgängig gemacht$/);
  await press('Import von „neu.csv“ rückgängig machen');
  await screen.findByText(
    '2 Produkte entfernt, 0 wiederhergestellt. 1 Produkt wurde seither geändert oder verwendet und bleibt.',
  );
});
