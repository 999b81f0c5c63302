import { weekdays } from '@theke/rules/hours/opening-hours';
import { weekdays as weekdayNames } from '@theke/rules/time/local-time.de';
import { units } from '@theke/rules/units/units';
import { metaOf, type Schema, shapeOf } from '../field.ts';
import { auditedFieldLabels, auditedValueLabels } from './audited-fields.de.ts';

/**
 * Fields without meaning for readers of the audit log: version numbers, files, and values derived from other fields.
 */
export const technicalFields: ReadonlySet<string> = new Set([
  ...['id', 'version', 'at', 'createdAt', 'updatedAt', 'revisions', 'edits', 'hasChanges', 'earlierRows', 'formId'],
  ...['extension', 'publicHash', 'fileVersion', 'look', 'mimeType', 'keys', 'png', 'shownType', 'rank', 'position'],
  ...['isConfirmed', 'isInDelivery', 'isDelivered', 'isCompleted', 'isRejected', 'isCanceled', 'isFailed'],
  ...[
    'isDelivery',
    'isDineIn',
    'refundedOfTotal',
    'refundedOfTip',
    'draft',
    'published',
    'generated',
    'visitor',
    'isTotalCapped',
  ],
]);

/** Objects whose fields are shown without their own heading, because the entry is about them. */
const subjects = new Set(['order', 'payment', 'config']);

/**
 * German label of a field in an audit entry: of its schema, otherwise by its name, within an object that gives the
 * name another meaning by both. Undefined for the subject itself, and for names without a label.
 */
export function auditedLabel(schema: Schema | undefined, path: readonly string[]): string | undefined {
  const name = path.at(-1) ?? '';
  const parent = path.at(-2) ?? '';
  if (path.length === 1 && subjects.has(name) && schema && shapeOf(schema)) return undefined;
  if (parent === 'taxes' || parent === 'rates') return `${name} %`;
  return (schema && metaOf(schema).title) ?? auditedFieldLabels[`${parent}.${name}`] ?? auditedFieldLabels[name];
}

/** German label of an enumeration's value in an audit entry; undefined for free text. */
export function auditedValueLabel(schema: Schema | undefined, value: string): string | undefined {
  const weekday = weekdayNames[(weekdays as readonly string[]).indexOf(value)];
  return (
    (schema && metaOf(schema).choices?.[value]) ??
    auditedValueLabels[value] ??
    weekday ??
    (value in units ? units[value as keyof typeof units].name : undefined)
  );
}
