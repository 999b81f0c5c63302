import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { importProducts, type ProductImportReply } from '@theke/contracts/catalog/product-import';
import { guessColumns } from '@theke/rules/imports/product-cells';
import type { ProductImportField } from '@theke/rules/imports/product-columns.de';
import { useState } from 'react';
import { type ImportFile, readImportFile } from './read-import-file.ts';

export type Columns = readonly (ProductImportField | null)[];

/** State of an import: file, columns, result of the check, result of the import. */
export function useProductImport() {
  const api = useApi();
  const [file, setFile] = useState<ImportFile>();
  const [columns, setColumns] = useState<Columns>([]);
  const [menu, setMenu] = useState<string | null>(null);
  const [tax, setTax] = useState<number | null>(null);
  const [checked, setChecked] = useState<ProductImportReply>();
  const [done, setDone] = useState<ProductImportReply>();
  const [isEdited, setIsEdited] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = (isDryRun: boolean) => {
    const { name = '', rows = [] } = file ?? {};
    return api(importProducts, { body: { file: name, columns: [...columns], rows: [...rows], tax, menu, isDryRun } });
  };
  const check = useAction(() => send(true), {
    onDone: (reply) => {
      setChecked(reply);
      setIsEdited(false);
    },
  });
  const save = useAction(() => send(false), {
    invalidates: [['products'], ['product-imports'], ['menus'], ['categories']],
    onDone: (reply) => (reply.id === null ? setChecked(reply) : setDone(reply)),
  });
  function reset() {
    setFile(undefined);
    setChecked(undefined);
    setDone(undefined);
    setFault(undefined);
    check.reset();
    save.reset();
  }
  return {
    file,
    columns,
    tax,
    menu,
    checked,
    done,
    isEdited,
    fault: fault ?? check.problem?.message ?? save.problem?.message,
    isChecking: check.isBusy,
    isSaving: save.isBusy,
    setTax,
    setMenu,
    reset,
    check: () => void check.run(),
    save: () => void save.run(),
    setColumn(index: number, field: ProductImportField | null) {
      setColumns(columns.with(index, field));
      setChecked(undefined);
    },
    async choose(chosen: File | undefined) {
      reset();
      if (!chosen) return;
      const read = readImportFile(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
      if (typeof read === 'string') return setFault(read);
      setFile(read);
      setColumns(guessColumns(read.headings));
    },
    /** Changes a cell; the check has to be repeated. */
    setCell(row: number, column: number, text: string) {
      const old = file?.rows[row];
      if (!file || !old || (old.cells[column] ?? '') === text) return;
      const cells = file.headings.map((_, at) => (at === column ? text : (old.cells[at] ?? '')));
      setFile({ ...file, rows: file.rows.with(row, { ...old, cells }) });
      setIsEdited(true);
    },
  };
}
export type ProductImportState = ReturnType<typeof useProductImport>;
