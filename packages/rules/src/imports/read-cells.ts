/** A cell that cannot be read, with a sentence for the person who wrote it. */
export type CellFault<F extends string = string> = { field: F; message: string };

/** Thrown by a reader whose cell cannot be read. */
export class UnreadCell extends Error {
  override name = 'UnreadCell';
}

/** Reads a trimmed cell into values of a draft; an empty object keeps what is stored. */
export type CellReaders<F extends string, V extends object> = { readonly [K in F]: (text: string) => V };

/** Reads the cells of a row by the fields of their columns; every unreadable cell is reported (IMPORT-03). */
export function readCells<F extends string, V extends object>(
  cells: readonly string[],
  columns: readonly (F | null)[],
  readers: CellReaders<F, V>,
): { values: V; faults: CellFault<F>[] } {
  const values = {} as V;
  const faults: CellFault<F>[] = [];
  for (const [index, field] of columns.entries()) {
    if (!field) continue;
    try {
      Object.assign(values, readers[field]((cells[index] ?? '').trim()));
    } catch (error) {
      if (!(error instanceof UnreadCell)) throw error;
      faults.push({ field, message: error.message });
    }
  }
  return { values, faults };
}
