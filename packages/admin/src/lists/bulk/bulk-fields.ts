import { elementOf, metaOf, unwrap } from '@theke/contracts/field';
import { z } from 'zod';
import type { FormField } from '../../forms/form-sections.ts';
import type { Widgets } from '../../widgets/widget.ts';

/**
 * Fields that a bulk edit may set: simple ones. Required texts, such as a name, identify an entry and are excluded;
 * so is personal data.
 */
export const bulkFields = (draft: z.ZodObject, widgets: Widgets): FormField[] =>
  Object.entries(draft.shape)
    .map(([name, schema]) => ({ name, schema: schema as z.ZodType, meta: metaOf(schema as z.ZodType) }))
    .filter(({ schema, meta }) => !meta.personal && isShared(schema, meta.widget, widgets));

function isShared(schema: z.ZodType, widget: string | undefined, widgets: Widgets): boolean {
  if (widget) return widgets[widget]?.isShared === true;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean || inner instanceof z.ZodEnum || inner instanceof z.ZodNumber) return true;
  if (inner instanceof z.ZodISODateTime) return true;
  if (inner instanceof z.ZodString) return schema.safeParse(undefined).success;
  return elementOf(schema) instanceof z.ZodEnum;
}
