import type { CsvRecord } from '@theke/rules/imports/parse-csv';
import type { NumberFormat } from './number-formats.ts';
import { numberText } from './number-text.ts';
import { parseXml } from './parse-xml.ts';
import { workbookMessages as texts } from './workbook-messages.de.ts';

type Shared = { strings: readonly string[]; formats: readonly NumberFormat[]; isFrom1904: boolean };

/** Cells further right are not read: one cell in the last of 16,384 columns would make every row as long. */
const maxColumns = 101;

/** Column of a cell's address, from 0: `AB12` is 27. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of address) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

/** Reads the rows of a sheet as a CSV file of it would have them. Rows without any text are left out. */
export function readSheet(sheet: string, { strings, formats, isFrom1904 }: Shared): CsvRecord[] {
  const records: CsvRecord[] = [];
  let [line, column, type, style, value] = [0, -1, '', 0, ''];
  let cells: string[] = [];
  let isInValue = false;
  // Readings of Japanese characters are not part of the text.
  let isInReading = false;
  const cellText = (): string => {
    if (type === 's') return strings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? texts.yes : value === '0' ? texts.no : value;
    if (type === 'str' || type === 'inlineStr' || type === 'e' || type === 'd') return value;
    return numberText(value, formats[style] ?? 'number', isFrom1904);
  };
  parseXml(sheet, {
    open(name, attribute) {
      if (name === 'row') {
        line = Number(attribute('r')) || line + 1;
        [cells, column] = [[], -1];
      } else if (name === 'c') {
        const address = attribute('r');
        column = address ? columnOf(address) : column + 1;
        [type, style, value] = [attribute('t'), Number(attribute('s')), ''];
      } else if (name === 'rPh') isInReading = true;
      else if (name === 'v' || name === 't') isInValue = true;
    },
    text(text) {
      if (isInValue && !isInReading) value += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isInValue = false;
      else if (name === 'rPh') isInReading = false;
      else if (name === 'c' && value !== '' && column >= 0 && column < maxColumns) {
        while (cells.length < column) cells.push('');
        cells[column] = cellText();
      } else if (name === 'row' && cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
    },
  });
  return records;
}
