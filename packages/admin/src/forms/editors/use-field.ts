import { get, useController, useFormContext } from 'react-hook-form';

/** The id of a field's control, for labels and for links from the list of errors. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** The sentence about the field at a path, if something is wrong with it. */
export function useFault(name: string): string | undefined {
  const { formState } = useFormContext();
  const { message } = (get(formState.errors, name) ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

export type Field<T> = ReturnType<typeof useField<T>>;

/** Value and change of the field at a path, with what is wrong with it. */
export function useField<T>(name: string) {
  const { field } = useController({ name });
  const fault = useFault(name);
  return {
    id: fieldId(name),
    value: field.value as T,
    change: field.onChange as (value: T) => void,
    blur: field.onBlur,
    ref: field.ref,
    fault,
  };
}
