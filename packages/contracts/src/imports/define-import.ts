import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import type { Permission } from '../permissions.ts';
import { exampleId, id, instant } from '../wire.ts';

/** Maximum number of faults in a reply; further ones are only counted. */
export const maxImportFaults = 500;
/** Maximum number of columns of a file. */
export const maxImportColumns = 100;

/** What a row does. */
export const importResults = ['new', 'changed', 'same', 'faulty'] as const;
export type ImportResult = (typeof importResults)[number];

/** Why a row cannot be imported. `field` names its column; null: the whole row. */
export type ImportFault<F extends string = string> = { line: number; field: F | null; message: string };

export type ImportReply<F extends string = string> = {
  id: string | null;
  counts: Record<ImportResult, number>;
  results: ImportResult[];
  faults: ImportFault<F>[];
};

/** Rows of a file, as the endpoints of all kinds receive them. */
export type ImportBody<F extends string = string> = {
  file: string;
  columns: (F | null)[];
  rows: { line: number; cells: string[] }[];
  isDryRun: boolean;
};

const recordImport = z.object({
  id,
  file: z.string(),
  at: instant,
  by: z.string(),
  created: z.int(),
  changed: z.int(),
  /** Users who were invited by mail; only imports of users have it. */
  invited: z.int().optional(),
  undoneAt: instant.nullable(),
});
export type RecordImport = z.output<typeof recordImport>;

const undoReply = z.object({ removed: z.int(), restored: z.int(), kept: z.int() });
export type ImportUndone = z.output<typeof undoReply>;

type Names<F extends string, O extends z.ZodRawShape, R extends z.ZodRawShape> = {
  service: string;
  /** Singular and plural, as in paths and events: `product`, `products`. */
  one: string;
  many: string;
  /** German plural, in the nominative and the dative. */
  label: { many: string; ofMany: string };
  fieldNames: readonly [F, ...F[]];
  needs: Permission;
  maxRows: number;
  /** Fields of the request besides the rows. */
  options: O;
  /** Fields of the reply besides the counts. */
  replied: R;
  example: { columns: F[]; cells: string[]; file: string; options?: object };
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Largest size of a row in a request, in bytes. */
const rowBytes = 1_100;

/**
 * Import of records from the rows of a file, all or none: endpoints to check and run one, to list the last ones and to
 * take one back, and their event. A row changes the record with its key; fields without a column keep their values.
 */
export function defineImport<F extends string, O extends z.ZodRawShape, R extends z.ZodRawShape>(
  names: Names<F, O, R>,
) {
  const { service, one, many, label, fieldNames, needs, maxRows, options, replied, example } = names;
  const path = `/${one}-imports`;
  const exampleOfId = exampleId(`${one}-import`);
  /** With `isDryRun` or faults nothing is saved; otherwise everything, in one transaction. */
  const run = endpoint({
    name: `import${capitalized(many)}`,
    service,
    method: 'POST',
    path,
    summary: `${label.many} aus einer Datei prüfen oder importieren`,
    needs,
    bodyLimit: maxRows * rowBytes,
    body: z.strictObject({
      file: field(oneLine(200).min(1), 'Datei'),
      /** Field of each column; null: the column is not used. */
      columns: field(z.array(z.enum(fieldNames).nullable()).min(1).max(maxImportColumns), 'Spalten'),
      rows: field(
        z
          .array(z.strictObject({ line: z.int().min(1), cells: z.array(z.string().max(5_000)).max(maxImportColumns) }))
          .min(1)
          .max(maxRows),
        'Zeilen',
      ),
      ...options,
      isDryRun: field(z.boolean(), 'Nur prüfen').default(false),
    }),
    reply: {
      kind: 'data',
      schema: z.object({
        /** Null unless something was saved: a dry run, or faults. */
        id: id.nullable(),
        counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), faulty: z.int() }),
        /** Result of each row, in the order of the request. */
        results: z.array(z.enum(importResults)),
        faults: z.array(z.object({ line: z.int(), field: z.enum(fieldNames).nullable(), message: z.string() })),
        ...replied,
      }),
    },
    status: 200,
    example: {
      body: {
        file: example.file,
        columns: example.columns,
        rows: [{ line: 2, cells: example.cells }],
        ...example.options,
        isDryRun: true,
      },
    },
  });
  /** The last imports, newest first. */
  const list = endpoint({
    name: `list${capitalized(one)}Imports`,
    service,
    method: 'GET',
    path,
    summary: `Letzte Importe von ${label.ofMany}`,
    needs,
    reply: { kind: 'data', schema: z.array(recordImport) },
    status: 200,
    example: {},
  });
  /**
   * Removes what an import created and restores what it changed, in one transaction. Records that were changed since,
   * or are used elsewhere, are kept and counted. @returns 409 if it was undone already
   */
  const undo = endpoint({
    name: `undo${capitalized(one)}Import`,
    service,
    method: 'POST',
    path: `${path}/:id/undo`,
    summary: `Import von ${label.ofMany} rückgängig machen`,
    needs,
    params: z.object({ id: field(id, 'Import') }),
    reply: { kind: 'data', schema: undoReply },
    status: 200,
    example: { params: { id: exampleOfId } },
  });
  /** Subject is the import. `isUndone`: it was taken back; the counts are then those that were removed and restored. */
  const imported = defineEvent({
    type: `${service}.${many}-imported.v1`,
    summary: `${label.many} wurden aus einer Datei importiert, oder ein Import wurde rückgängig gemacht.`,
    data: z.object({ id, file: z.string(), created: z.int(), changed: z.int(), isUndone: z.boolean() }),
    example: { id: exampleOfId, file: example.file, created: 60, changed: 4, isUndone: false },
    isForOutside: true,
  });
  return {
    maxRows,
    fieldNames,
    exampleId: exampleOfId,
    run,
    list,
    undo,
    imported,
    endpoints: [run, list, undo] as const,
  };
}

/** An import of any kind, as screens and routes need it. */
export type AnyImport = Pick<
  ReturnType<typeof defineImport<string, Record<never, never>, Record<never, never>>>,
  'maxRows' | 'list' | 'undo' | 'imported'
>;
