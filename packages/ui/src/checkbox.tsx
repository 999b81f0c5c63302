import { Check, CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as css from './checkbox.module.css';
import { icon } from './icon.ts';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  children: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A checkbox with its label. */
export function Checkbox({ children, error, id, ...input }: Props) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <div>
      <label className={css.check} htmlFor={inputId}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${inputId}-note` : input['aria-describedby']}
        />
        <span className={css.box} aria-hidden="true">
          <Check {...icon} size={16} strokeWidth={2.25} />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${inputId}-note`} className={css.error}>
          <CircleAlert {...icon} size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
