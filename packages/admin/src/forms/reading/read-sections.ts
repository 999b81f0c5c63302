import { get } from 'react-hook-form';
import { type FieldPlaces, isWanted } from '../field-place.ts';
import type { FormSection } from '../form-sections.ts';

/** Nothing that anybody wrote or chose. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What there is to read: fields that hold something and matter, in sections that have any. */
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
