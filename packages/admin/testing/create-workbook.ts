import { strToU8, type Zippable, zipSync } from 'fflate';

/** A cell: text, number, boolean, or XML of its own. Null: no cell. */
export type TestCell = string | number | boolean | null | { xml: string };
export type TestSheet = { name: string; rows: readonly (readonly TestCell[])[]; state?: string };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Address of a cell: `B3` for column 1 of row 3. */
function addressOf(column: number, row: number): string {
  const first = Math.floor(column / 26);
  return `${first > 0 ? String.fromCharCode(64 + first) : ''}${String.fromCharCode(65 + (column % 26))}${row}`;
}

type Options = {
  /** Number formats of the styles 1, 2, ... */
  formats?: readonly string[];
  isFrom1904?: boolean;
  /** Further parts of the archive. */
  parts?: Zippable;
};

/** An `.xlsx` file with shared strings, as a spreadsheet writes it. */
export function createWorkbook(
  sheets: readonly TestSheet[],
  { formats = [], isFrom1904 = false, parts = {} }: Options = {},
): Uint8Array<ArrayBuffer> {
  const strings = new Map<string, number>();
  const cellXml = (cell: TestCell, column: number, row: number): string => {
    const at = `r="${addressOf(column, row)}"`;
    if (cell === null) return '';
    if (typeof cell === 'object') return cell.xml.replace('<c', `<c ${at}`);
    if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c ${at} t="b"><v>${cell ? 1 : 0}</v></c>`;
    if (!strings.has(cell)) strings.set(cell, strings.size);
    return `<c ${at} t="s"><v>${strings.get(cell)}</v></c>`;
  };
  const sheetXml = ({ rows }: TestSheet) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
      .map((cells, index) => {
        const all = cells.map((cell, column) => cellXml(cell, column, index + 1)).join('');
        return `<row r="${index + 1}">${all}</row>`;
      })
      .join('')}</sheetData></worksheet>`;
  const written = Object.fromEntries(
    sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetXml(sheet))]),
  );
  const listed = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
  );
  const related = sheets.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const codes = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><workbookPr date1904="${isFrom1904}"/><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${related.join('')}</Relationships>`),
    'xl/sharedStrings.xml': strToU8(
      `<sst>${[...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ),
    ...written,
    ...parts,
  }) as Uint8Array<ArrayBuffer>;
}
