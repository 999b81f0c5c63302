import { possibleNumbers } from '../texts/possible-numbers.ts';
import { type Unit, unitNames, unitOf } from '../units/units.ts';
import {
  booleanSpellings,
  type ProductImportField,
  partMarks,
  productCellTexts as texts,
} from './product-columns.de.ts';
import { type CellFault, type CellReaders, readCells, UnreadCell } from './read-cells.ts';

export type ImportedOption = { name: string; modifier: 'add' | 'subtract'; value: number };
export type ImportedPart = {
  name: string;
  type: 'select' | 'multiselect';
  optional: boolean;
  options: ImportedOption[];
};

/** Values of a product as a row of a file has them, in the shape of the contract's draft. */
export type ImportedValues = {
  name?: string;
  description?: string;
  price?: number;
  unit?: Unit;
  type?: 'configurable' | 'simple';
  config?: { parts: ImportedPart[] };
  allergens?: string[];
  additives?: string[];
  tax?: number;
  takeawayTax?: number | null;
  dineInTax?: number | null;
  deposit?: number | null;
  isEnabled?: boolean;
  isVisibleWhenUnavailable?: boolean;
};

/**
 * A number in local notation: "1.234,50", "9,90 €".
 * @returns null for an empty cell
 */
function readNumber(text: string): number | null {
  if (text === '') return null;
  const [number, other] = possibleNumbers(text);
  if (number === undefined) throw new UnreadCell(texts.noNumber(text));
  const shown = (decimal: string) => decimal.replace('.', ',');
  if (other !== undefined) throw new UnreadCell(texts.ambiguous(text, shown(number), shown(other)));
  return Number(number);
}

function readUnit(text: string): Unit {
  const wanted = text.toLowerCase().replace(/\.$/, '');
  const unit = unitNames.find((name) =>
    [name, unitOf(name).label, unitOf(name).name].some((each) => each.toLowerCase().replace(/\.$/, '') === wanted),
  );
  if (!unit) throw new UnreadCell(texts.noUnit(text));
  return unit;
}

function readFlag(text: string): boolean {
  const wanted = text.toLowerCase();
  if ((booleanSpellings.yes as readonly string[]).includes(wanted)) return true;
  if ((booleanSpellings.no as readonly string[]).includes(wanted)) return false;
  throw new UnreadCell(texts.noFlag(text));
}

/** Letters or numbers, separated or not: "A, G", "AG", "1 2". */
const readMarks = (text: string): string[] => [
  ...new Set(/\d/.test(text) ? (text.match(/\d+/g) ?? []) : (text.toUpperCase().match(/[^\s,;/.-]/g) ?? [])),
];

/** "Groß +2,00", "Ohne Käse -0,50", "Klein" */
function readOption(text: string): ImportedOption {
  const [, name = '', sign, amount] = /^(.*?)(?:\s*([+-])\s*([\d.,']+)\s*(?:€|EUR|CHF)?)?$/.exec(text) ?? [];
  if (name.trim() === '') throw new UnreadCell(texts.noOption(text));
  const value = amount === undefined ? 0 : (readNumber(amount) ?? 0);
  return { name: name.trim(), modifier: sign === '-' ? 'subtract' : 'add', value };
}

/** "Größe: Klein; Groß +2,00 | Extras (mehrere): Käse +1,00; Speck +1,50" */
function readParts(text: string): ImportedPart[] {
  return text
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const colon = each.indexOf(':');
      if (colon <= 0) throw new UnreadCell(texts.noOption(each));
      const [, name = '', mark = ''] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(each.slice(0, colon).trim()) ?? [];
      const isMultiple = (partMarks.multiple as readonly string[]).includes(mark.toLowerCase());
      const isOptional = (partMarks.optional as readonly string[]).includes(mark.toLowerCase());
      const options = each
        .slice(colon + 1)
        .split(';')
        .map((option) => option.trim())
        .filter(Boolean);
      if (options.length === 0) throw new UnreadCell(texts.noOption(each));
      return {
        name: mark && !isMultiple && !isOptional ? `${name} (${mark})` : name,
        type: isMultiple ? 'multiselect' : 'select',
        optional: isMultiple || isOptional,
        options: options.map(readOption),
      };
    });
}

const readers: CellReaders<ProductImportField, ImportedValues> = {
  name: (name) => {
    if (name === '') throw new UnreadCell(texts.nameMissing);
    return { name };
  },
  description: (description) => ({ description }),
  // No values of the product: they decide its place in menus (`categoryIn`, `menusIn`).
  category: () => ({}),
  menu: () => ({}),
  // Empty cells of these fields keep the value of an existing product, and the default of a new one.
  price: (text) => withNumber('price', readNumber(text)),
  unit: (text) => (text === '' ? {} : { unit: readUnit(text) }),
  tax: (text) => withNumber('tax', readNumber(text)),
  isEnabled: (text) => (text === '' ? {} : { isEnabled: readFlag(text) }),
  isVisibleWhenUnavailable: (text) => (text === '' ? {} : { isVisibleWhenUnavailable: readFlag(text) }),
  options: (text) => {
    const parts = readParts(text);
    return { type: parts.length > 0 ? 'configurable' : 'simple', config: { parts } };
  },
  allergens: (text) => ({ allergens: readMarks(text) }),
  additives: (text) => ({ additives: readMarks(text) }),
  takeawayTax: (text) => ({ takeawayTax: readNumber(text) }),
  dineInTax: (text) => ({ dineInTax: readNumber(text) }),
  deposit: (text) => ({ deposit: readNumber(text) }),
};

const withNumber = (field: 'price' | 'tax', value: number | null): ImportedValues =>
  value === null ? {} : { [field]: value };

/** The category of a row; '' without one. */
export const categoryIn = (cells: readonly string[], columns: readonly (ProductImportField | null)[]): string =>
  cells[columns.indexOf('category')]?.trim() ?? '';

/** Names of the menus of a row: "Mittagskarte; Abendkarte". */
export const menusIn = (cells: readonly string[], columns: readonly (ProductImportField | null)[]): string[] => [
  ...new Set(
    (cells[columns.indexOf('menu')] ?? '')
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Reads a row of products (IMPORT-03). */
export const readProductCells = (
  cells: readonly string[],
  columns: readonly (ProductImportField | null)[],
): { values: ImportedValues; faults: CellFault<ProductImportField>[] } => {
  const { values, faults } = readCells(cells, columns, readers);
  if (menusIn(cells, columns).length === 0 || categoryIn(cells, columns)) return { values, faults };
  return { values, faults: [...faults, { field: 'category', message: texts.categoryMissing }] };
};
