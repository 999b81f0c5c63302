import type { ImportReply } from '@theke/contracts/imports/define-import';
import { guessColumns } from '@theke/rules/imports/guess-columns';
import { useState } from 'react';
import { useApi } from '../api/office-api.ts';
import { useAction } from '../api/use-action.ts';
import type { ImportKind, ImportOptions } from './import-kind.ts';
import { type ImportFile, readImportFile } from './read-import-file.ts';
import { sendInParts } from './send-in-parts.ts';

/** State of an import: file, columns, options, result of the check, result of the import. */
export function useImport({ contract, maxRows, columns: known, options: kindOptions, invalidates }: Kind) {
  const initial = kindOptions?.initial ?? {};
  const api = useApi();
  const [chosen, setChosen] = useState<{ name: string; size: number; bytes?: Uint8Array }>();
  const [file, setFile] = useState<ImportFile>();
  const [isReading, setIsReading] = useState(false);
  const [columns, setColumns] = useState<readonly (string | null)[]>([]);
  const [options, setOptions] = useState<ImportOptions>(initial);
  const [checked, setChecked] = useState<ImportReply>();
  const [done, setDone] = useState<ImportReply>();
  const [isEdited, setIsEdited] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = (isDryRun: boolean) => {
    const { name = '', rows = [] } = file ?? {};
    const body = { file: name, columns: [...columns], rows: [...rows], ...options, isDryRun };
    const run = (part: object) =>
      api(contract.run, { body: part } as never) as Promise<unknown> as Promise<ImportReply>;
    return maxRows === undefined ? run(body) : sendInParts(body, contract.maxRows, run);
  };
  const check = useAction(() => send(true), {
    onDone: (reply) => {
      setChecked(reply);
      setIsEdited(false);
    },
  });
  const save = useAction(() => send(false), {
    invalidates,
    onDone: (reply) => (reply.id === null ? setChecked(reply) : setDone(reply)),
  });
  function reset() {
    setChosen(undefined);
    setFile(undefined);
    setChecked(undefined);
    setDone(undefined);
    setFault(undefined);
    setOptions(initial);
    check.reset();
    save.reset();
  }
  async function read(name: string, bytes: Uint8Array, sheet?: string) {
    setIsReading(true);
    const found = await readImportFile(name, bytes, { maxRows: maxRows ?? contract.maxRows, sheet }).finally(() =>
      setIsReading(false),
    );
    setChecked(undefined);
    if (typeof found === 'string') return setFault(found);
    setFault(undefined);
    setFile(found);
    setColumns(guessColumns(found.headings, known));
  }
  return {
    /** The file while it is being read, and after reading it failed. */
    chosen,
    file,
    columns,
    options,
    checked,
    done,
    isEdited,
    isReading,
    fault: fault ?? check.problem?.message ?? save.problem?.message,
    isChecking: check.isBusy,
    isSaving: save.isBusy,
    setOptions(changed: ImportOptions) {
      setOptions(changed);
      setChecked(undefined);
    },
    reset,
    check: () => void check.run(),
    save: () => void save.run(),
    setColumn(index: number, field: string | null) {
      setColumns(columns.with(index, field));
      setChecked(undefined);
    },
    async choose(picked: File) {
      reset();
      const { name, size } = picked;
      setChosen({ name, size });
      const bytes = new Uint8Array(await picked.arrayBuffer());
      setChosen({ name, size, bytes });
      await read(name, bytes);
    },
    async chooseSheet(sheet: string) {
      if (chosen?.bytes) await read(chosen.name, chosen.bytes, sheet);
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
type Kind = Pick<ImportKind, 'contract' | 'maxRows' | 'columns' | 'options' | 'invalidates'>;
export type ImportState = ReturnType<typeof useImport>;
