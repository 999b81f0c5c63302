import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import * as css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { icon } from './icon.ts';

export type Choice = { value: string; label: string };

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
    choices: readonly Choice[];
    /** Shown while nothing is chosen, such as "Bitte wählen". */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/** A labelled native select, which is the best picker on phones. */
export function Select({ label, id, optional, hint, error, className, choices, placeholder, ...select }: Props) {
  return (
    <Field {...{ label, id, optional, hint, error, className }}>
      {(control) => (
        <div className={css.select}>
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown {...icon} />
        </div>
      )}
    </Field>
  );
}
