import type { Fault } from '@theke/contracts/errors';
import type { ImportBody } from '@theke/contracts/imports/define-import';
import type { CellFault } from '@theke/rules/imports/read-cells';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';

/** A record that an import may change: `doc` has the fields of its draft. */
export type StoredRecord<D> = { id: string; version: number; doc: D };

/** Reads the rows of one import. */
export type RowReader<F extends string> = {
  /** Values of the draft in a row. */
  read(cells: readonly string[]): { values: object; faults: CellFault<F>[] };
  /** Values of new records, unless the row has others. */
  ofNew?: object;
};

/** What an import does after its records were saved, e.g. placing products into a menu. */
export type ImportEnding = {
  /** Number of other changes. */
  changes: number;
  /** Fields of the reply. */
  reply: object;
  /** Stores what the undo needs, once the import has an id. */
  save?(importId: string): Promise<unknown>;
};

/** The import of one kind of record: how rows are read, found, checked and saved. */
export type ImportKind<
  D extends object = object,
  F extends string = string,
  B extends ImportBody<F> = ImportBody<F>,
  S extends StoredRecord<D> = StoredRecord<D>,
> = {
  draft: z.ZodType<D>;
  fieldNames: readonly F[];
  /** Column that a path of the draft comes from, if it has another name. */
  columnOf?(path: string): F | undefined;
  open(tx: Transaction, body: B): Promise<RowReader<F>>;
  /** Key by which rows and records are matched; '' if the values have none. */
  keyOf(values: object): string;
  keyField: F;
  /** Faults of rows whose key is not unique. */
  texts: {
    twice(values: object, line: number): string;
    ambiguous(values: object): string;
  };
  /**
   * Records with these keys. Locks them in the order of their ids until the transaction ends, unless `update` checks
   * their versions.
   */
  findByKeys(tx: Transaction, keys: readonly string[]): Promise<S[]>;
  /** Locks like `findByKeys`. */
  findByIds(tx: Transaction, ids: readonly string[]): Promise<S[]>;
  /** Faults of a valid draft by further rules. */
  check?(doc: D): Fault[];
  /** Saves new records at version 1 and publishes them. @returns their ids */
  insert(tx: Transaction, docs: readonly D[], at: Date): Promise<string[]>;
  /** Saves changed records at their next version and publishes them. */
  update(tx: Transaction, changed: readonly { before: S; doc: D }[], at: Date): Promise<void>;
  /** Deletes records that nothing uses. @returns the ids of those that were deleted */
  remove(tx: Transaction, records: readonly S[]): Promise<ReadonlySet<string>>;
  /** Fields of the reply to a dry run. */
  replyUnsaved?: object;
  /** @param ids record of each row */
  finish?(tx: Transaction, ids: readonly string[], body: B, at: Date): Promise<ImportEnding>;
  /** Runs before records are removed. @param kept records that were changed since */
  beforeUndo?(tx: Transaction, importId: string, kept: ReadonlySet<string>, at: Date): Promise<void>;
  /** Runs after records were removed. */
  afterUndo?(tx: Transaction, importId: string): Promise<void>;
};
