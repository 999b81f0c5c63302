/** A record of a CSV file, with the line on which it starts (from 1). */
export type CsvRecord = { line: number; cells: string[] };
export type CsvSeparator = ';' | ',' | '\t';

const separators: readonly CsvSeparator[] = [';', ',', '\t'];

/** The separator that splits the first record into most cells. */
function separatorOf(text: string): CsvSeparator {
  const count = (separator: CsvSeparator) => records(text, separator).next().value?.cells.length ?? 0;
  return separators.toSorted((one, other) => count(other) - count(one))[0] as CsvSeparator;
}

/** Records one by one; quoted cells may contain separators, line breaks and doubled quotes (RFC 4180). */
function* records(text: string, separator: CsvSeparator): Generator<CsvRecord, undefined> {
  let [at, line] = [0, 1];
  while (at < text.length) {
    const start = line;
    const cells: string[] = [];
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        for (at += 1; at < text.length; at += 1) {
          if (text[at] === '"') {
            if (text[at + 1] !== '"') break;
            at += 1;
          } else if (text[at] === '\n') line += 1;
          cell += text[at];
        }
        at += 1;
      }
      const end = nextOf(text, at, separator);
      cells.push(cell + text.slice(at, end));
      at = end;
      if (text[at] !== separator) break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { line: start, cells };
  }
}

function nextOf(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/**
 * Parses CSV that is separated by semicolons, commas or tabs. Records without any text are left out; cells are not
 * trimmed.
 */
export function parseCsv(text: string): { separator: CsvSeparator; records: CsvRecord[] } {
  const separator = separatorOf(text);
  return { separator, records: [...records(text, separator)] };
}
