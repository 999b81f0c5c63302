import { productImports } from '@theke/contracts/catalog/product-import';
import { tableImports } from '@theke/contracts/catalog/table-import';
import type { Endpoint } from '@theke/contracts/endpoint';
import { userImports } from '@theke/contracts/identity/user-import';
import { addressImports } from '@theke/contracts/ordering/address-list';
import { customerImports } from '@theke/contracts/ordering/customer-import';

/** Imports of every kind. */
export const allImports = [productImports, tableImports, userImports, customerImports, addressImports] as const;

type Send = (at: Endpoint) => Promise<{ status: number; text: string }>;

/**
 * Imports one record of a kind.
 * @param replace changes the cells of the example, by their columns
 * @returns the id of the import
 */
export async function importExample(
  send: Send,
  { run }: Pick<(typeof allImports)[number], 'run'>,
  replace: (cell: string, column: string) => string = (cell) => cell,
): Promise<string> {
  const { body } = run.example;
  const rows = body.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => replace(cell, body.columns[index] ?? '')),
  }));
  const { status, text } = await send({ ...run, example: { body: { ...body, rows, isDryRun: false } } });
  const { id } = status === run.status ? (JSON.parse(text) as { data: { id: string | null } }).data : { id: null };
  if (id === null) throw new Error(`${run.name} imported nothing: ${status} ${text.slice(0, 300)}`);
  return id;
}

/** Imports one record of every kind, so that the imports can be undone. @returns their ids by the examples' ids */
export async function importExamples(send: Send): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const kind of allImports) ids.set(kind.exampleId, await importExample(send, kind));
  return ids;
}
