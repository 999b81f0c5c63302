import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> & { ref?: Ref<HTMLInputElement> | undefined };

/**
 * Single-line text field with its label. Further props (`autoComplete`, `inputMode`, `name`, ...) are passed to the
 * input.
 */
export function TextInput({ label, id, optional, hint, error, className, ...input }: Props) {
  return (
    <Field {...{ label, id, optional, hint, error, className }}>
      {(control) => <input type="text" aria-required={optional ? undefined : true} {...input} {...control} />}
    </Field>
  );
}
