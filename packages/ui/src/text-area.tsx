import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> & { ref?: Ref<HTMLTextAreaElement> | undefined };

/** Multi-line text field with its label. */
export function TextArea({ label, id, optional, hint, error, className, ...area }: Props) {
  return (
    <Field {...{ label, id, optional, hint, error, className }}>
      {(control) => <textarea aria-required={optional ? undefined : true} {...area} {...control} />}
    </Field>
  );
}
