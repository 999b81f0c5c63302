import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import * as css from './field.module.css';
import { icon } from './icon.ts';

/** Attributes that link a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  label: string;
  /** The control's id, for links from an error list. */
  id?: string | undefined;
  /** Text after the label of an optional field; without it the field is required. */
  optional?: string | undefined;
  /** Shown below the control; replaced by an error. */
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

/** Label, control, and hint or error; `children` renders the control with the given props. */
export function Field({
  label,
  id,
  optional,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const note = error ?? hint;
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label} htmlFor={controlId}>
        {label}
        {optional && <span className={css.optional}>{optional}</span>}
      </label>
      {children({
        id: controlId,
        className: css.control ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${controlId}-note` : undefined,
      })}
      {note && (
        <p id={`${controlId}-note`} className={error ? css.error : css.hint}>
          {error && <CircleAlert {...icon} size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}
