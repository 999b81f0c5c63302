import { messages } from '@theke/admin/messages.de.ts';
import { dateTimeText, moneyText, numberText } from '@theke/admin/ui/format.ts';
import { elementOf, type Schema } from '@theke/contracts/field';
import { auditedValueLabel } from '@theke/contracts/identity/audited-fields';
import type { OrderStatus } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { orderStates } from '@theke/rules/orders/order-states';
import { logMessages } from './log-messages.de.ts';
import { dateText } from './sentences/date-text.ts';

/** Names a referenced entry by its id. */
export type ReferenceName = (id: string) => string | undefined;

type Context = {
  schema: Schema | undefined;
  field: string;
  zone: string;
  currency: string;
  referenceName: ReferenceName;
};

/** Names of fields that contain amounts of money, in any object. */
const moneyFields = new Set([
  ...['price', 'unitPrice', 'deposit', 'unitDeposit', 'gross', 'net', 'refunded', 'captured', 'refundedTotal'],
  ...['monthlyBudget', 'minimumOrderValue', 'freeFromOrderValue', 'estimate'],
]);

const isState = (value: unknown): value is OrderStatus => orderStates.some((state) => state === value);
const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const isUuid = (value: string) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(value);
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function stringText(value: string, { schema, field, zone, referenceName }: Context): string {
  if (isState(value) && field === 'status') return staffLabel(value, 'takeaway');
  if (isInstant(value)) return dateTimeText(value, zone);
  if (isDate(value)) return dateText(value);
  if (isUuid(value)) return referenceName(value) ?? logMessages.formerEntry;
  return auditedValueLabel(schema, value) ?? value;
}

/** Name of an object in a list: "2 × Margherita"; undefined for objects without a name. */
function objectText(value: Record<string, unknown>, context: Context): string | undefined {
  const { amount, id } = value;
  const name = value.name ?? value.title ?? value.label ?? value.identifier ?? value.text ?? value.area ?? value.family;
  if (typeof name === 'string' && name !== '')
    return typeof amount === 'number' ? `${numberText(amount)} × ${name}` : name;
  return typeof id === 'string' ? context.referenceName(id) : undefined;
}

/** Text of a single value. */
function valueText(value: unknown, context: Context): string {
  if (isEmpty(value)) return messages.none;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number')
    return moneyFields.has(context.field) ? moneyText(value, context.currency) : numberText(value);
  if (typeof value === 'string') return stringText(value, context);
  return objectText(value as Record<string, unknown>, context) ?? logMessages.entries(1);
}

/**
 * Lines that show a value. Of a list of objects the entries that the other list does not contain, then how many both
 * contain; entries without a name are counted.
 */
export function valueLines(value: unknown, other: unknown, context: Context): string[] {
  if (!Array.isArray(value)) return [valueText(value, context)];
  if (value.length === 0) return [messages.none];
  const inner = { ...context, schema: context.schema && elementOf(context.schema) };
  if (!value.some((one) => typeof one === 'object')) return [value.map((one) => valueText(one, inner)).join(', ')];
  const others = new Set((Array.isArray(other) ? other : []).map((one) => JSON.stringify(one)));
  const different = value.filter((one) => !others.has(JSON.stringify(one)));
  const named = different.flatMap((one) => objectText(one as Record<string, unknown>, inner) ?? []);
  const [unnamed, same] = [different.length - named.length, value.length - different.length];
  return [
    ...named,
    ...(unnamed > 0 ? [logMessages.entries(unnamed)] : []),
    ...(same > 0 ? [logMessages.sameEntries(same)] : []),
  ];
}
