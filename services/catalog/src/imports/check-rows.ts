import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { products } from '@theke/contracts/catalog/product';
import type { ImportFault, importProducts } from '@theke/contracts/catalog/product-import';
import type { Parsed } from '@theke/contracts/endpoint';
import { toFaults } from '@theke/contracts/errors';
import { Problem } from '@theke/kit/problem';
import { readProductCells } from '@theke/rules/imports/product-cells';
import { type ProductImportField, productImportFieldNames } from '@theke/rules/imports/product-columns.de';
import type { z } from 'zod';
import { countedDeposit } from '../products/counted-deposit.ts';
import { wholeCents } from '../products/whole-cents.ts';

export type ProductDoc = z.output<typeof products.draft>;
export type StoredProduct = { id: string; version: number; doc: ProductDoc; createdAt: Date };

/** What a row does; `before` is the product that it changes. */
export type CheckedRow =
  | { result: 'new'; doc: ProductDoc }
  | { result: 'changed'; doc: ProductDoc; before: StoredProduct }
  | { result: 'same'; before: StoredProduct }
  | { result: 'faulty' };

/** Rows that are checked before other requests get their turn. */
const rowsPerTurn = 200;

export const nameKey = (name: string): string => name.trim().toLowerCase();

type Sent = Pick<Parsed<typeof importProducts>['body'], 'columns' | 'rows' | 'tax'>;

/**
 * Reads and checks each row together with those before it (IMPORT-03, IMPORT-04).
 * @param stored products of the business by `nameKey`, for all names in the rows
 */
export async function checkRows({ columns, rows, tax }: Sent, stored: ReadonlyMap<string, readonly StoredProduct[]>) {
  const checked: CheckedRow[] = [];
  const faults: ImportFault[] = [];
  const lines = new Map<string, number>();
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await breathe();
    const found: ImportFault[] = [];
    const fail = (field: ProductImportField | null, message: string) => found.push({ line, field, message });
    const { values, faults: unread } = readProductCells(cells, columns);
    for (const { field, message } of unread) fail(field, message);
    const key = nameKey(values.name ?? '');
    const same = stored.get(key) ?? [];
    const earlier = key && lines.get(key);
    if (earlier) fail('name', `„${values.name}“ steht schon in Zeile ${earlier}.`);
    else if (same.length > 1)
      fail('name', `„${values.name}“ gibt es mehrmals. Bitte ändern Sie diese Produkte einzeln.`);
    if (key && !earlier) lines.set(key, line);
    const [before] = same;
    const parsed = products.draft.safeParse(
      { ...(before?.doc ?? (tax === null ? {} : { tax })), ...values },
      { reportInput: true },
    );
    const isUnread = (field: ProductImportField | null) => unread.some((one) => one.field === field);
    const report = (path: string | undefined, message: string) => {
      const field = toImportField(path);
      // A list may have several wrong values with the same message.
      const isKnown = found.some((one) => one.field === field && one.message === message);
      if (!isUnread(field) && !isKnown) fail(field, message);
    };
    if (!parsed.success) for (const each of toFaults(parsed.error, products.draft)) report(each.field, each.message);
    else for (const each of faultsOf(parsed.data)) report(each.field, each.message);
    if (found.length > 0 || !parsed.success) {
      faults.push(...found);
      checked.push({ result: 'faulty' });
    } else if (!before) checked.push({ result: 'new', doc: parsed.data });
    else if (isDeepStrictEqual(parsed.data, products.draft.parse(before.doc))) checked.push({ result: 'same', before });
    else checked.push({ result: 'changed', doc: parsed.data, before });
  }
  return { checked, faults };
}

/** The column that a path of the draft comes from: `config.parts.0.options` from the options. */
function toImportField(path: string | undefined): ProductImportField | null {
  const [first] = (path ?? '').split('.');
  if (first === 'config' || first === 'type') return 'options';
  return productImportFieldNames.find((name) => name === first) ?? null;
}

/** Faults by the rules of prices and deposits. */
function faultsOf(doc: ProductDoc) {
  return [countedDeposit, wholeCents].flatMap((check) => {
    try {
      check(doc);
      return [];
    } catch (error) {
      if (error instanceof Problem) return error.faults;
      throw error;
    }
  });
}
