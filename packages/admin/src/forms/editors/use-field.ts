import { get, useController, useFormContext } from 'react-hook-form';

/** Id of a field's control, for labels and links from the error list. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** Error message of the field at a path, if any. */
export function useFault(name: string): string | undefined {
  const { formState } = useFormContext();
  const { message } = (get(formState.errors, name) ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

export type Field<T> = ReturnType<typeof useField<T>>;

/** Value, setter and error of the field at a path. */
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
