import { expect } from '@jest/globals';
import type { ImportReply, ImportUndone, RecordImport } from '@theke/contracts/imports/define-import';
import type { Reply } from './request.ts';

type Send = (method: string, path: string, body?: unknown) => Promise<Reply>;
type Rows = readonly (readonly string[])[];

/** Calls the endpoints of an import as staff. @param path path of the imports: `/table-imports` */
export const importCaller = (send: Send, path: string) => ({
  async run(columns: readonly (string | null)[], rows: Rows, more: object = {}): Promise<ImportReply> {
    const numbered = rows.map((cells, index) => ({ line: index + 2, cells }));
    const { status, body } = await send('POST', path, { file: 'liste.csv', columns, rows: numbered, ...more });
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data as ImportReply;
  },
  async undo(id: string | null): Promise<ImportUndone> {
    const { status, body } = await send('POST', `${path}/${id}/undo`, {});
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data as ImportUndone;
  },
  list: async (): Promise<RecordImport[]> => (await send('GET', path)).body.data as RecordImport[],
});

/** Faults as `line field`, in their order. */
export const faultCells = ({ faults }: ImportReply): string[] => faults.map(({ line, field }) => `${line} ${field}`);
