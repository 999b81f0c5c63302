import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { toFaults } from '@theke/contracts/errors';
import type { ImportBody, ImportFault } from '@theke/contracts/imports/define-import';
import type { CellFault } from '@theke/rules/imports/read-cells';
import type { Transaction } from '../database/database.ts';
import type { ImportKind, StoredRecord } from './import-kind.ts';

/** What a row does; `before` is the record that it changes. */
export type CheckedRow<D, S> =
  | { result: 'new'; doc: D }
  | { result: 'changed'; doc: D; before: S }
  | { result: 'same'; before: S }
  | { result: 'faulty' };

/** Rows that are read or checked before other requests get their turn. */
const rowsPerTurn = 200;

async function inTurns<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const [index, one] of all.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await breathe();
    done.push(work(one));
  }
  return done;
}

/** Reads and checks each row together with those before it and with the stored records (IMPORT-03, IMPORT-04). */
export async function checkRows<D extends object, F extends string, B extends ImportBody<F>, S extends StoredRecord<D>>(
  tx: Transaction,
  body: B,
  kind: ImportKind<D, F, B, S>,
): Promise<{ checked: CheckedRow<D, S>[]; faults: ImportFault<F>[] }> {
  const { read, ofNew = {} } = await kind.open(tx, body);
  const rows = await inTurns(body.rows, ({ line, cells }) => {
    const { values, faults } = read(cells);
    return { line, values, unread: faults, key: kind.keyOf(values) };
  });
  const keys = new Set(rows.map(({ key }) => key).filter(Boolean));
  const storedByKey = Map.groupBy(await kind.findByKeys(tx, [...keys]), ({ doc }) => kind.keyOf(doc));
  const faults: ImportFault<F>[] = [];
  const lines = new Map<string, number>();
  const checked = await inTurns(rows, ({ line, values, unread, key }): CheckedRow<D, S> => {
    const same = key ? (storedByKey.get(key) ?? []) : [];
    const [before] = same;
    const parsed = kind.draft.safeParse({ ...(before?.doc ?? ofNew), ...values }, { reportInput: true });
    const found: ImportFault<F>[] = unread.map((fault) => ({ line, ...fault }));
    const earlier = key ? lines.get(key) : undefined;
    if (earlier) found.push({ line, field: kind.keyField, message: kind.texts.twice(values, earlier) });
    else if (same.length > 1) found.push({ line, field: kind.keyField, message: kind.texts.ambiguous(values) });
    if (key && !earlier) lines.set(key, line);
    for (const fault of parsed.success ? (kind.check?.(parsed.data) ?? []) : toFaults(parsed.error, kind.draft)) {
      const field = toColumn(kind, fault.field ?? '');
      // A list may have several wrong values with the same message.
      const isKnown = found.some((one) => one.field === field && one.message === fault.message);
      if (!isUnread(unread, field) && !isKnown) found.push({ line, field, message: fault.message });
    }
    if (found.length > 0 || !parsed.success) {
      faults.push(...found);
      return { result: 'faulty' };
    }
    if (!before) return { result: 'new', doc: parsed.data };
    // A stored record may break a newer rule of the draft; then the row corrects it.
    const stored = kind.draft.safeParse(before.doc);
    if (stored.success && isDeepStrictEqual(parsed.data, stored.data)) return { result: 'same', before };
    return { result: 'changed', doc: parsed.data, before };
  });
  return { checked, faults };
}

const isUnread = (unread: readonly CellFault[], field: string | null) => unread.some((one) => one.field === field);

/** The column that a path of the draft comes from: `branch.id` from the branch. */
function toColumn<F extends string>(
  kind: Pick<ImportKind<never, F>, 'columnOf' | 'fieldNames'>,
  path: string,
): F | null {
  const [first] = path.split('.');
  return kind.columnOf?.(path) ?? kind.fieldNames.find((name) => name === first) ?? null;
}
