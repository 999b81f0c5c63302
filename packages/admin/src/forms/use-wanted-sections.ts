import { get, type UseFormReturn, useWatch } from 'react-hook-form';
import { type FieldPlaces, isWanted } from './field-place.ts';
import type { FormSection } from './form-sections.ts';

/** Sections without those of which nothing matters in the draft as it stands, and nothing is wrong. */
export function useWantedSections(
  sections: readonly FormSection[],
  places: FieldPlaces,
  { control, formState: { errors } }: Pick<UseFormReturn, 'control' | 'formState'>,
): readonly FormSection[] {
  const mayVanish = ({ fields }: FormSection) => fields.every(({ name }) => places[name]?.onlyWith !== undefined);
  // Only such a form is drawn anew at each change.
  const draft = useWatch({ control, disabled: !sections.some(mayVanish) });
  return sections.filter(
    (section) =>
      !mayVanish(section) ||
      section.fields.some(({ name }) => isWanted(places[name] ?? {}, draft) || get(errors, name) !== undefined),
  );
}
