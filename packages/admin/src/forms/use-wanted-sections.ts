import { get, type UseFormReturn, useWatch } from 'react-hook-form';
import { type FieldPlaces, isWanted } from './field-place.ts';
import type { FormSection } from './form-sections.ts';

/** Removes sections whose fields are all irrelevant in the current draft and have no errors. */
export function useWantedSections(
  sections: readonly FormSection[],
  places: FieldPlaces,
  { control, formState: { errors } }: Pick<UseFormReturn, 'control' | 'formState'>,
): readonly FormSection[] {
  const mayVanish = ({ fields }: FormSection) => fields.every(({ name }) => places[name]?.onlyWith !== undefined);
  // Watches the draft only if a section can disappear, to avoid renders on every change.
  const draft = useWatch({ control, disabled: !sections.some(mayVanish) });
  return sections.filter(
    (section) =>
      !mayVanish(section) ||
      section.fields.some(({ name }) => isWanted(places[name] ?? {}, draft) || get(errors, name) !== undefined),
  );
}
