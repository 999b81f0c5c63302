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
const name = (most: number) => field(oneLine(most), 'Name auf Englisch', { hint }).optional();

/**
 * What something is called in other languages (LANG-03), as long as its German name may be: `{ en: { name? } }`. What is left out or empty
 * is read in German.
 */
export const translatedName = (most: number, widget?: string) => inEnglish({ name: name(most) }, widget);

/** The same of a name with a description: `{ en: { name?, description? } }`. */
export const translatedWords = (most: { name: number; description: number }, widget?: string) =>
  inEnglish({ name: name(most.name), description: description(most.description) }, widget);

/** The same of a description alone, of what goes by one name everywhere. */
export const translatedDescription = (most: number) => inEnglish({ description: description(most) });

function description(most: number) {
  return field(z.string().trim().max(most), 'Beschreibung auf Englisch', {
    widget: 'textarea',
    hint: 'Ohne sie lesen Gäste die deutsche Beschreibung.',
  }).optional();
}
