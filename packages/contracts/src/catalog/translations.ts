import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';

const section = 'Englisch';
const hint = 'Lesen Gäste, die Englisch gewählt haben. Ohne ihn lesen sie das deutsche Wort.';

/** @param widget how the office edits it; in a section of its own where nothing is said */
const inEnglish = <S extends z.ZodRawShape>(shape: S, widget?: string) =>
  field(
    z.strictObject({ en: z.strictObject(shape).optional() }).optional(),
    section,
    widget ? { widget } : { section },
  );
const name = (limit: number) => field(oneLine(limit), 'Name auf Englisch', { hint }).optional();

/**
 * What something is called in other languages (LANG-03), as long as its German name may be: `{ en: { name? } }`. What is left out or empty
 * is read in German.
 */
export const translatedName = (limit: number, widget?: string) => inEnglish({ name: name(limit) }, widget);

/** The same of a name with a description: `{ en: { name?, description? } }`. */
export const translatedWords = (limit: { name: number; description: number }, widget?: string) =>
  inEnglish({ name: name(limit.name), description: description(limit.description) }, widget);

/** The same of a description alone, of what goes by one name everywhere. */
export const translatedDescription = (limit: number) => inEnglish({ description: description(limit) });

function description(limit: number) {
  return field(z.string().trim().max(limit), 'Beschreibung auf Englisch', {
    widget: 'textarea',
    hint: 'Ohne sie lesen Gäste die deutsche Beschreibung.',
  }).optional();
}
