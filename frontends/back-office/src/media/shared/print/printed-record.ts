import type { QrCode } from '@theke/contracts/analytics/qr-code';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Product } from '@theke/contracts/catalog/product';
import type { Table } from '@theke/contracts/catalog/table';
import type { PrintedRecord } from '@theke/contracts/media/image-template';
import type { Device } from '@theke/contracts/notifications/device';
import { priceLines } from '@theke/rules/price/price-lines';
import { allergenStatement } from '@theke/rules/products/allergen-statement';
import { qrPrefix } from '@theke/rules/qr/qr-path';
import { tableTitle } from '@theke/rules/qr/table-title.de';
import type { TemplateField } from '@theke/rules/templates/template-fields';
import { unitOf } from '@theke/rules/units/units';
import { codeOfTable, tableTarget } from '../../../analytics/shared/table-codes.ts';
import { printMessages } from './print-messages.de.ts';

/** What values depend on besides the record. */
export type PrintContext = {
  currency: string;
  /** Address of the website without a slash at the end. */
  origin: string;
  branches: readonly Pick<Branch, 'id' | 'name' | 'identifier'>[];
  /** QR codes of the tables; scans of their addresses are counted, and their targets can change. */
  codes: readonly Pick<QrCode, 'path' | 'fallback'>[];
};

type Values = Partial<Record<TemplateField, string>>;
const toRecord = (values: Values, image: PrintedRecord['image'] = null): PrintedRecord => ({ values, image });

/** Allergens as a sentence: unknown ones are never called absent (PRODUCT-14). */
function allergenLine(product: Product): string {
  const { contained, byChoice, isUnknown } = allergenStatement(product, () => undefined);
  if (contained.length > 0) return printMessages.allergens(contained, byChoice);
  if (isUnknown) return printMessages.unknownAllergens;
  return byChoice.length > 0 ? printMessages.allergensByChoice(byChoice) : printMessages.noAllergens;
}

/** Values of a product, with prices as guests see them; a hidden price stays empty. */
function productRecord(product: Product, { currency, origin }: PrintContext): PrintedRecord {
  const { main, base, deposit } = priceLines(product, currency);
  return toRecord(
    {
      name: product.name,
      description: product.description,
      price: main,
      unit: unitOf(product.unit).label,
      basePrice: base,
      deposit,
      allergens: [...product.allergens].sort().join(', '),
      allergenLine: allergenLine(product),
      additives: product.additives.join(', '),
      url: origin,
    },
    product.images[0] ?? null,
  );
}

function branchRecord(branch: Branch, { origin }: PrintContext): PrintedRecord {
  const { name, street, zipCode, city, phone, email, website, identifier, images } = branch;
  const url = `${origin}/store/${identifier}`;
  return toRecord({ name, street, zipCode, city, phone, email, website, url }, images[0] ?? null);
}

const branchOf = (id: string, { branches }: PrintContext) => branches.find((one) => one.id === id);

/** The code of a table opens its QR code's address, or else the menu of its branch with the table chosen. */
function tableRecord(table: Table, context: PrintContext): PrintedRecord {
  const branch = branchOf(table.branch.id, context);
  const code = codeOfTable(table, context.codes);
  const path = code ? qrPrefix + code.path : branch ? tableTarget(branch, table) : '';
  const { identifier: name } = table;
  return toRecord({ title: tableTitle(name), name, branch: branch?.name ?? '', url: context.origin + path });
}

const deviceRecord = ({ name, identifier, branch }: Device, context: PrintContext): PrintedRecord =>
  toRecord({ name, identifier, branch: branchOf(branch.id, context)?.name ?? '' });

/** Values and picture of each kind of record (TPL-02). */
export const printedRecords = {
  product: productRecord,
  branch: branchRecord,
  table: tableRecord,
  device: deviceRecord,
} as const;

/** Values for templates without placeholders. */
export const noRecord: PrintedRecord = { values: {}, image: null };
