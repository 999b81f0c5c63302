import type { Endpoint } from '@theke/contracts/endpoint';
import type { AnyImport, ImportReply, RecordImport } from '@theke/contracts/imports/define-import';
import type { Permission } from '@theke/contracts/permissions';
import type { ImportColumns } from '@theke/rules/imports/guess-columns';
import type { ComponentType } from 'react';

/** Fields of the request besides the rows, e.g. the menu for products. */
export type ImportOptions = Readonly<Record<string, unknown>>;

export type OptionsProps = {
  /** Field of each column; null: not used. */
  columns: readonly (string | null)[];
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
};

/** What the import of one kind of record needs on screen (IMPORT-09). */
export type ImportKind = {
  contract: AnyImport & { run: Endpoint };
  needs: Permission;
  /**
   * Maximum rows of a file, if larger than the maximum of one request. The file is then sent in parts with the fields
   * `list`, `part` and `parts`. Default: the maximum of one request.
   */
  maxRows?: number;
  columns: ImportColumns;
  /** Fields that a row is found by; files need a column for one of them. */
  keyFields: readonly [string, ...string[]];
  /** Path of the list; the import is below it. */
  listPath: string;
  texts: {
    title: string;
    /** `1 Tisch`, `3 Tische`. */
    count: (count: number) => string;
    /** Says which records are changed. */
    columnsLead: string;
    /** After the import: what to do next. */
    doneHint?: string;
    toList: string;
    nothing: string;
    templateFile: string;
    /** Text of the button if no record changes but the options do something. */
    optionsOnly?: string;
    /** Number and mark of rows with the result `same`, if the import leaves them out. */
    leftOut?: { count: string; result: string };
    /** What the import did besides creating and changing. */
    doneBesides?: (reply: ImportReply) => string;
    /** Like `doneBesides`, for the list of imports. */
    listedBesides?: (record: RecordImport) => string;
    /** Effects of the import that undoing does not revert. */
    undoBesides?: (record: RecordImport) => string;
  };
  /** Columns of the template, and rows to copy. */
  template: { fields: readonly string[]; rows: readonly (readonly string[])[] };
  /** Queries that an import changes. */
  invalidates: readonly (readonly string[])[];
  options?: {
    initial: ImportOptions;
    /** Shown below the columns. */
    Fields?: ComponentType<OptionsProps>;
    /** Whether the options can be sent. */
    isValid?: (options: ImportOptions) => boolean;
    /** Whether an import of unchanged records may do something. */
    doSomething?: (options: ImportOptions, columns: OptionsProps['columns']) => boolean;
    /** Shown with the check: what the options will do. */
    preview?: (options: ImportOptions, checked: ImportReply) => string | undefined;
  };
};
