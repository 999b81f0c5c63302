import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';

const section = 'Englisch';
const hint = 'Für Gäste, die Englisch gewählt haben. Ohne Angabe sehen sie das deutsche Wort.';

/** @param widget how the office edits it. Default: a separate form section */
const inEnglish = <S extends z.ZodRawShape>(shape: S, widget?: string) =>
  field(
    z.strictObject({ en: z.strictObject(shape).optional() }).optional(),
    section,
    widget ? { widget } : { section },
  );
const name = (limit: number) => field(oneLine(limit), 'Name auf Englisch', { hint }).optional();

/**
 * Translated name (LANG-03) with the length limit of the German name: `{ en: { name? } }`. Missing or empty
 * translations fall back to German.
 */
export const translatedName = (limit: number, widget?: string) => inEnglish({ name: name(limit) }, widget);

/** Translated name and description: `{ en: { name?, description? } }`. */
export const translatedTexts = (limit: { name: number; description: number }, widget?: string) =>
  inEnglish({ name: name(limit.name), description: description(limit.description) }, widget);

/** Translated description, for entries whose name is the same in every language. */
export const translatedDescription = (limit: number) => inEnglish({ description: description(limit) });

function description(limit: number) {
  return field(z.string().trim().max(limit), 'Beschreibung auf Englisch', {
    widget: 'textarea',
    hint: 'Ohne Angabe sehen Gäste die deutsche Beschreibung.',
  }).optional();
}
