/** A rule of an imported file, with the line where it stands. */
export type CsvRedirect = { line: number; path: string; target: string };

const separators = [';', ',', '\t'] as const;
const columns = { path: ['from', 'von', 'pfad', 'path'], target: ['to', 'nach', 'ziel', 'target'] } as const;

/** Separates the values of a line; quoted ones may contain the separator and doubled quotes. */
function valuesIn(line: string, separator: string): string[] {
  const values: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"') {
      let value = '';
      for (at += 1; at < line.length && !(line[at] === '"' && line[at + 1] !== '"'); at += 1) {
        if (line[at] === '"') at += 1;
        value += line[at];
      }
      values.push(value.trim());
      const next = line.indexOf(separator, at);
      at = next < 0 ? line.length + 1 : next + 1;
    } else {
      const next = line.indexOf(separator, at);
      const end = next < 0 ? line.length : next;
      values.push(line.slice(at, end).trim());
      at = end + 1;
    }
  }
  return values;
}

/** The path of an address of any host; what cannot be read stays as it is. */
function toTarget(text: string): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : undefined;
  if (url) return `${url.pathname}${url.search}${url.hash}`;
  return text === '' || text.startsWith('/') ? text : `/${text}`;
}

/**
 * Reads redirects from CSV with the columns from and to (von, nach), in any order if the first line names them.
 * Separated by semicolons, commas or tabs; empty lines are skipped.
 */
export function parseRedirectCsv(text: string): CsvRedirect[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const separator = separators.find((one) => valuesIn(first, one).length > 1) ?? ';';
  const names = valuesIn(first, separator).map((name) => name.toLowerCase());
  const indexOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const [from, to] = [indexOf(columns.path), indexOf(columns.target)];
  const hasHeader = from >= 0 && to >= 0;
  let isHeader = hasHeader;
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    if (isHeader) {
      isHeader = false;
      return [];
    }
    const values = valuesIn(line, separator);
    const path = toTarget(values[hasHeader ? from : 0] ?? '').replace(/^\/+/, '');
    return [{ line: index + 1, path, target: toTarget(values[hasHeader ? to : 1] ?? '') }];
  });
}
