import type { CsvRecord } from '@theke/rules/imports/parse-csv';
import { readNumberFormats } from './number-formats.ts';
import { parseXml } from './parse-xml.ts';
import { readSheet } from './read-sheet.ts';
import { UnreadWorkbook } from './unread-workbook.ts';
import { unzipWorkbook } from './unzip-workbook.ts';
import { workbookMessages as texts } from './workbook-messages.de.ts';

export { UnreadWorkbook };

export type Workbook = {
  /** Names of the sheets that a spreadsheet shows. */
  sheets: readonly string[];
  /** Name of the sheet that was read. */
  sheet: string;
  records: CsvRecord[];
};

/**
 * Reads a sheet of an `.xlsx` file. Formulas have the value that the spreadsheet saved with them.
 * @param wanted name of the sheet; the first one without it
 * @throws UnreadWorkbook
 */
export function readWorkbook(bytes: Uint8Array, wanted?: string): Workbook {
  const parts = unzipWorkbook(bytes);
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new UnreadWorkbook(texts.broken);
  const { sheets, isFrom1904 } = readSheets(workbook);
  const shown = sheets.some(({ isHidden }) => !isHidden) ? sheets.filter(({ isHidden }) => !isHidden) : sheets;
  const chosen = shown.find(({ name }) => name === wanted) ?? shown[0];
  if (!chosen) throw new UnreadWorkbook(texts.noSheet);
  const target = readTargets(parts.get('xl/_rels/workbook.xml.rels') ?? '').get(chosen.relation);
  const sheet = target && parts.get(target);
  if (!sheet) throw new UnreadWorkbook(texts.broken);
  const shared = {
    strings: readStrings(parts.get('xl/sharedstrings.xml')),
    formats: readNumberFormats(parts.get('xl/styles.xml') ?? '<styleSheet/>'),
    isFrom1904,
  };
  return { sheets: shown.map(({ name }) => name), sheet: chosen.name, records: readSheet(sheet, shared) };
}

function readSheets(workbook: string) {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  parseXml(workbook, {
    open(name, attribute) {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attribute('date1904'));
      if (name !== 'sheet') return;
      const state = attribute('state');
      sheets.push({
        name: attribute('name'),
        relation: attribute('*:id'),
        isHidden: state === 'hidden' || state === 'veryHidden',
      });
    },
  });
  return { sheets, isFrom1904 };
}

/** Paths of the related parts, in lower case, by the ids of the relations. */
function readTargets(relations: string): Map<string, string> {
  const targets = new Map<string, string>();
  if (relations === '') return targets;
  parseXml(relations, {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const target = attribute('Target').toLowerCase();
      targets.set(attribute('Id'), target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`);
    },
  });
  return targets;
}

/** Texts that cells share; formatted ones consist of several runs. */
function readStrings(part: string | undefined): string[] {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let [text, isInText, isInReading] = ['', false, false];
  parseXml(part, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isInReading = true;
      else if (name === 't') isInText = true;
    },
    text(more) {
      if (isInText && !isInReading) text += more;
    },
    close(name) {
      if (name === 'si') strings.push(text);
      else if (name === 'rPh') isInReading = false;
      else if (name === 't') isInText = false;
    },
  });
  return strings;
}
