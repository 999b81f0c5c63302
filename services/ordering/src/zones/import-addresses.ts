import { setImmediate as breathe } from 'node:timers/promises';
import type { Parsed } from '@theke/contracts/endpoint';
import { type ImportReply, type ImportResult, maxImportFaults } from '@theke/contracts/imports/define-import';
import { addressImports, maxAddresses } from '@theke/contracts/ordering/address-list';
import type { Transaction } from '@theke/kit/database/database';
import { countResults } from '@theke/kit/imports/count-results';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import { type ImportedAddress, readAddressCells } from '@theke/rules/imports/address-cells';
import type { AddressImportField } from '@theke/rules/imports/address-columns.de';
import { addressListStore } from './address-list-store.ts';

type Body = Parsed<(typeof addressImports)['run']>['body'];
type Reply = ImportReply<AddressImportField>;
type Context = { by: string; now: Date; newId: () => string };

/** Rows that are read before other requests get their turn. */
const rowsPerTurn = 2_000;
const hourMs = 3_600_000;
const undoMs = 30 * 24 * hourMs;

/** Ages at which lists are deleted: unfinished ones, and the replaced one once the newer import cannot be undone. */
export const listAges = (now: Date) => ({
  loadingBefore: new Date(now.getTime() - hourMs),
  undoSince: new Date(now.getTime() - undoMs),
});

async function readRows({ rows, columns }: Body) {
  const addresses: ImportedAddress[] = [];
  const faults: Reply['faults'] = [];
  const results: ImportResult[] = [];
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await breathe();
    const row = readAddressCells(cells, columns);
    if (row.address) addresses.push(row.address);
    faults.push(...row.faults.map((fault) => ({ line, ...fault })));
    results.push(row.faults.length > 0 ? 'faulty' : row.address ? 'new' : 'same');
  }
  return { addresses, faults, results };
}

/**
 * Checks a part of an address list, and stores it unless a row is faulty; the last part makes the list the current one
 * (ZONE-05). @throws Problem 409 IMPORT_ENDED, 422 TOO_MANY_ROWS or EMPTY_LIST
 */
export async function importAddresses(tx: Transaction, body: Body, { by, now, newId }: Context): Promise<Reply> {
  const { addresses, faults, results } = await readRows(body);
  const counts = countResults(results);
  const reply = { counts, results, faults: faults.slice(0, maxImportFaults) };
  if (body.isDryRun || counts.faulty > 0) return { id: null, ...reply };
  const { file, source, asOf, part, parts, list: id = newId() } = body;
  await addressListStore.serialize(tx);
  if (part === 1) await addressListStore.create(tx, { id, file, source, asOf, at: now, by });
  const list = await addressListStore.lock(tx, id);
  if (list?.state !== 'loading')
    throw conflict('IMPORT_ENDED', 'Dieser Import ist schon beendet. Bitte beginnen Sie neu.');
  await addressListStore.insert(tx, id, addresses);
  if (part < parts) return { id, ...reply };
  const created = await addressListStore.activate(tx, id);
  if (created > maxAddresses)
    throw invalid(
      'TOO_MANY_ROWS',
      `Eine Adressliste hat höchstens ${maxAddresses.toLocaleString('de-AT')} Adressen.`,
      'rows',
    );
  if (created === 0)
    throw invalid('EMPTY_LIST', 'Keine Zeile hat Straße, Hausnummer und PLZ. Bitte prüfen Sie die Spalten.', 'columns');
  await addressListStore.deleteUnused(tx, listAges(now));
  tx.publish(addressImports.imported(id, 1, { id, file, created, changed: 0, isUndone: false }));
  return { id, ...reply };
}

/**
 * Undoes the newest import: the previous list becomes current again (ZONE-05). @throws Problem 404, 409 ALREADY_UNDONE,
 * NEWER_IMPORT, or UNDO_EXPIRED once the previous list is deleted
 */
export async function undoAddressImport(tx: Transaction, id: string, now: Date) {
  await addressListStore.serialize(tx);
  const list = await addressListStore.lock(tx, id);
  if (!list || list.state === 'loading') throw unknown('Der Import');
  if (list.state === 'undone') throw conflict('ALREADY_UNDONE', 'Dieser Import wurde schon rückgängig gemacht.');
  if (list.state === 'former')
    throw conflict(
      'NEWER_IMPORT',
      'Danach wurde eine andere Liste importiert. Bitte machen Sie zuerst diesen Import rückgängig.',
    );
  if (list.replaced && !(await addressListStore.lock(tx, list.replaced)))
    throw conflict(
      'UNDO_EXPIRED',
      'Dieser Import ist älter als 30 Tage und kann nicht mehr rückgängig gemacht werden.',
    );
  const restored = await addressListStore.deactivate(tx, list, now);
  const counts = { created: list.addresses, changed: restored };
  tx.publish(addressImports.imported(id, 2, { id, file: list.file, ...counts, isUndone: true }));
  return { removed: list.addresses, restored, kept: 0 };
}
