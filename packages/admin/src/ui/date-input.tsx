import { Field, type FieldProps } from '@theke/ui/field';
import { useState } from 'react';
import { DateControl, type DateControlProps } from './date-control.tsx';

type Props = FieldProps & Omit<DateControlProps, keyof FieldProps | 'onFault'>;

/** Labelled field for a day, a date-time or a month; shows an error for invalid text. */
export function DateInput({ label, id, optional, hint, error, className, ...control }: Props) {
  const [fault, setFault] = useState<string>();
  return (
    <Field {...{ label, id, optional, hint, className }} error={fault ?? error}>
      {(attributes) => (
        <DateControl aria-required={optional ? undefined : true} {...control} {...attributes} onFault={setFault} />
      )}
    </Field>
  );
}
