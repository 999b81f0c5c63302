import { moneyText } from '@theke/admin/ui/format.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Product } from '@theke/contracts/catalog/product';
import type { Table } from '@theke/contracts/catalog/table';
import type { PrintedRecord } from '@theke/contracts/media/image-template';
import type { Device } from '@theke/contracts/notifications/device';
import { formatMoney } from '@theke/rules/money/money';
import { basePrice } from '@theke/rules/price/base-price';
import type { TemplateField } from '@theke/rules/templates/template-fields';
import { unitOf } from '@theke/rules/units/units';

/** What values depend on besides the record. */
export type PrintContext = {
  currency: string;
  /** Address of the website without a slash at the end. */
  origin: string;
  branches: readonly Pick<Branch, 'id' | 'name' | 'identifier'>[];
};

type Values = Partial<Record<TemplateField, string>>;
const toRecord = (values: Values, image: PrintedRecord['image'] = null): PrintedRecord => ({ values, image });

const amount = (value: number | null, currency: string): string => (value ? moneyText(value, currency) : '');

/** Values of a product; a hidden price stays empty. */
function productRecord(product: Product, { currency, origin }: PrintContext): PrintedRecord {
  const base = product.isPriceHidden ? undefined : basePrice(product as never);
  return toRecord(
    {
      name: product.name,
      description: product.description,
      price: product.isPriceHidden ? '' : moneyText(product.price, currency),
      unit: unitOf(product.unit).label,
      basePrice: base ? `${formatMoney(base.amount, currency)}/${unitOf(base.per).label}` : '',
      allergens: product.allergens.join(', '),
      additives: product.additives.join(', '),
      deposit: product.isPriceHidden ? '' : amount(product.deposit, currency),
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

/** The code of a table opens the menu of its branch with the table chosen. */
function tableRecord(table: Table, context: PrintContext): PrintedRecord {
  const branch = branchOf(table.branch.id, context);
  const url = branch ? `${context.origin}/store/${branch.identifier}?table=${table.id}` : context.origin;
  return toRecord({ name: table.identifier, branch: branch?.name ?? '', url });
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
