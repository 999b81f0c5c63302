import type { TaxRates } from '../price/tax-rate.ts';
import { translated, type Worded } from '../texts/translated.ts';
import type { allergenNames } from './allergens.ts';
import { partTexts } from './configuration.de.ts';

/** Effect of an option on the unit price; `value` is a decimal number in the currency. */
export type Modifier = 'add' | 'subtract' | 'overwrite';

export type Option = {
  readonly name: string;
  /** In a bundle: the product that this option adds. The option's modifier sets the price, not the product. */
  readonly product?: { readonly id: string } | null | undefined;
  readonly modifier?: Modifier | null | undefined;
  readonly value?: number | null | undefined;
  /** Content of one of the product's units with this option, in its `contentUnit`; replaces the product's. */
  readonly contentQuantity?: number | null | undefined;
  /** Deposit, gross per product unit, in addition to the product's; in a bundle null uses that of the added product. */
  readonly deposit?: number | null | undefined;
  /** VAT rate of the deposit of the added product, if it sets one. */
  readonly depositTax?: number | null | undefined;
  /**
   * In a bundle: price and VAT rates of the added product, for the VAT split (PRODUCT-10); `price` is gross per unit.
   */
  readonly contained?: (TaxRates & { readonly price: number }) | undefined;
  /** Allergens in addition to those of the product. */
  readonly allergens?: readonly (keyof typeof allergenNames)[] | undefined;
  readonly translations?: Worded['translations'];
};

export type PartType = 'select' | 'multiselect' | 'text' | 'textarea' | 'file' | 'files' | 'image' | 'images';

/** A configurable part of a product, e.g. the size of a pizza. */
export type Part = {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly type: PartType;
  readonly optional?: boolean | null | undefined;
  readonly options?: readonly Option[] | null | undefined;
  readonly translations?: Worded['translations'];
};

/**
 * The value of one part: an option's name or a list of names, text, an upload's id or a list of ids; null or undefined
 * if nothing was chosen.
 */
export type PartValue = string | readonly string[] | null | undefined;

export type PartsHolder = {
  readonly type: string;
  readonly config?: { readonly parts?: readonly Part[] | null | undefined } | null | undefined;
};

export type PartError = {
  readonly path: string;
  readonly code:
    | 'PART_REQUIRED'
    | 'PART_SHAPE'
    | 'PART_OPTION_UNKNOWN'
    | 'PART_OPTION_TWICE'
    | 'PART_UPLOAD_TWICE'
    | 'PART_UNEXPECTED';
  readonly message: string;
};

/** The configurable parts; empty for other product types, even if their config has some. */
export function partsOf(product: PartsHolder): readonly Part[] {
  return product.type === 'configurable' || product.type === 'bundle' ? (product.config?.parts ?? []) : [];
}

const manyValued: readonly PartType[] = ['multiselect', 'files', 'images'];

/** Whether a part's value is a list. */
export const isManyValued = ({ type }: Part): boolean => manyValued.includes(type);

const isEmpty = (value: PartValue) => !value || (typeof value === 'string' ? value.trim() === '' : value.length === 0);

/** Whether a part is chosen from a list of options. */
export const offersOptions = ({ type }: Part): boolean => type === 'select' || type === 'multiselect';

/** Whether a part's values are ids of uploads. */
export const takesUploads = ({ type }: Part): boolean => ['file', 'files', 'image', 'images'].includes(type);

/** The chosen options of a select or multiselect in the order of their definition; unknown names are ignored. */
export function chosenOptions(part: Part, value: PartValue): readonly Option[] {
  if (!offersOptions(part)) return [];
  const names = typeof value === 'string' ? [value] : (value ?? []);
  return (part.options ?? []).filter((option) => names.includes(option.name));
}

/** The name of a part in the guest's language. */
const nameOf = (part: Part): string => translated(part, 'name');

const ask = (part: Part): string => partTexts.ask[part.type](nameOf(part));

const firstTwice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const isUploadId = (value: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

type Fault = Omit<PartError, 'path'>;

const unreadable = (part: Part): Fault => ({
  code: 'PART_SHAPE',
  message: `${partTexts.unreadable(nameOf(part))} ${ask(part)}`,
});

function errorOfOptions(part: Part, names: readonly string[]): Fault | undefined {
  const unknown = names.find((name) => !part.options?.some((option) => option.name === name));
  if (unknown !== undefined)
    return {
      code: 'PART_OPTION_UNKNOWN',
      message: `${partTexts.unknown(unknown, nameOf(part))} ${ask(part)}`,
    };
  const twice = firstTwice(names);
  return twice === undefined
    ? undefined
    : {
        code: 'PART_OPTION_TWICE',
        message: partTexts.twice(twice, nameOf(part)),
      };
}

function errorOfUploads(part: Part, ids: readonly string[]): Fault | undefined {
  if (!ids.every(isUploadId)) return unreadable(part);
  if (firstTwice(ids) === undefined) return undefined;
  return {
    code: 'PART_UPLOAD_TWICE',
    message: partTexts.uploadTwice(nameOf(part)),
  };
}

/** A single upload may also be sent as a list of one (PRODUCT-05). */
function hasShape(part: Part, value: string | readonly string[]): boolean {
  if (manyValued.includes(part.type)) return typeof value !== 'string';
  return typeof value === 'string' || (takesUploads(part) && value.length === 1);
}

function errorOfPart(part: Part, value: PartValue): Fault | undefined {
  if (!value || isEmpty(value)) return part.optional ? undefined : { code: 'PART_REQUIRED', message: ask(part) };
  if (!hasShape(part, value)) return unreadable(part);
  const values = typeof value === 'string' ? [value] : value;
  if (offersOptions(part)) return errorOfOptions(part, values);
  return takesUploads(part) ? errorOfUploads(part, values) : undefined;
}

/**
 * Validates the values for a product's parts (PRODUCT-03 to PRODUCT-08); empty if valid. `values` holds one value per
 * part in order. Missing ones count as not chosen; empty ones beyond the parts are ignored. `path` is the path of the
 * values in the request: errors point to `${path}.${index}`. For files and images only the ids are checked, because the
 * uploads are stored elsewhere.
 */
export function partErrors(
  product: PartsHolder,
  values: readonly PartValue[] | null | undefined,
  path = 'parts',
): PartError[] {
  const parts = partsOf(product);
  const sentValues = values ?? [];
  const errors = parts.flatMap((part, index) => {
    const error = errorOfPart(part, sentValues[index]);
    return error ? [{ path: `${path}.${index}`, ...error }] : [];
  });
  const firstSurplus = sentValues.findIndex((value, index) => index >= parts.length && !isEmpty(value));
  if (firstSurplus >= 0)
    errors.push({
      path: `${path}.${firstSurplus}`,
      code: 'PART_UNEXPECTED',
      message: partTexts.unexpected,
    });
  return errors;
}
