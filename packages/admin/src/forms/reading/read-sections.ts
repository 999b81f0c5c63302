import { get } from 'react-hook-form';
import { type FieldPlaces, isWanted } from '../field-place.ts';
import type { FormSection } from '../form-sections.ts';

/** Whether a value is empty. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Filters sections to the relevant fields that have a value; drops empty sections. */
export const readSections = (
  sections: readonly FormSection[],
  places: FieldPlaces,
  draft: Readonly<Record<string, unknown>>,
): FormSection[] =>
  sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ name }) => {
        const place = places[name] ?? {};
        if (place.isElsewhere || !isWanted(place, draft)) return false;
        return !isNothing(place.read ? place.read(draft) : get(draft, name));
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
