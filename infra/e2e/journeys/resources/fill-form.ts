import { elementOf, metaOf, shapeOf, unwrap } from '@theke/contracts/field';
import { type SceneKind, sceneKindLabels } from '@theke/rules/signage/scene-kinds';
import type { Locator } from 'playwright-core';
import { z } from 'zod';
import type { Screen } from './screens.ts';

/** The field that identifies an entry: the first required text. */
export const findTitleField = ({ draft }: Pick<Screen, 'draft'>): string => {
  const found = Object.entries(draft.shape).find(
    ([, schema]) => unwrap(schema as z.ZodType) instanceof z.ZodString && !(schema as z.ZodType).safeParse('').success,
  );
  if (!found) throw new Error('the form has no required text');
  return found[0];
};

const findControl = (form: Locator, field: string) => form.locator(`[id="field-${field}"]`);

/** Types a value into a field, like a user with a keyboard; fields with a special editor keep their value. */
export async function fillField(form: Locator, field: string, schema: z.ZodType, value: unknown): Promise<void> {
  const { widget, choices } = metaOf(schema);
  const inner = unwrap(schema);
  const control = findControl(form, field);
  if (widget === 'scene-content') {
    const { kind } = value as { kind: SceneKind };
    await form.getByRole('radio', { name: sceneKindLabels[kind] }).first().click();
    return;
  }
  if (widget === 'webhook-events') {
    for (const type of value as string[]) await form.getByRole('checkbox', { name: type }).check();
    return;
  }
  // Any referenced entry will do: chooses the first. While loading, a list shows a placeholder option.
  if (widget === 'reference' || widget === 'references') {
    await control.click();
    await form
      .page()
      .getByRole('option')
      .filter({ hasNotText: /Keine Angabe|Wird geladen/ })
      .first()
      .click();
  } else if (inner instanceof z.ZodEnum && (await control.evaluate(({ tagName }) => tagName)) === 'FIELDSET')
    await control.getByLabel(choices?.[String(value)] ?? String(value), { exact: true }).check();
  else if (widget === 'unit' || inner instanceof z.ZodEnum) await control.selectOption(String(value));
  else if (inner instanceof z.ZodBoolean) await control.setChecked(value === true);
  else if (inner instanceof z.ZodISODateTime) await control.fill(new Date(String(value)).toISOString().slice(0, 16));
  else if (inner instanceof z.ZodNumber) await control.fill(String(value).replace('.', ','));
  else if (elementOf(schema) instanceof z.ZodEnum && !widget)
    for (const one of value as string[]) await form.getByLabel(choices?.[one] ?? one, { exact: true }).check();
  else if (typeof value === 'string' && !shapeOf(schema)) await control.fill(value);
}

/** Fills a new form with the definition's example. `mark` makes unique values distinct. */
export async function fillForm(form: Locator, screen: Screen, mark: string): Promise<void> {
  for (const [field, value] of Object.entries(screen.example)) {
    const schema = screen.draft.shape[field] as z.ZodType;
    // The publication state may be edited beside the form.
    if (screen.publicIf?.includes(field) && (await findControl(form, field).count()) === 0) continue;
    await fillField(form, field, schema, createUniqueValue(schema, value, mark));
  }
}

/** A required text may have to be unique: adds the mark in a form that the field accepts. */
function createUniqueValue(schema: z.ZodType, value: unknown, mark: string): unknown {
  const isText = typeof value === 'string' && !metaOf(schema).widget && !(unwrap(schema) instanceof z.ZodEnum);
  if (!isText || schema.safeParse('').success) return value;
  const candidates = [`${value} ${mark}`, `${mark.toLowerCase()}.${value}`, `${value}-${mark.toLowerCase()}`];
  return candidates.find((text) => schema.safeParse(text).success) ?? value;
}
