import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import * as css from './field.module.css';
import { icon } from './icon.ts';

/** What a control must carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  label: string;
  /** The control's id, where something else must find it (an error list's link). */
  id?: string | undefined;
  /** The word behind an optional field's label; a field without it is required. */
  optional?: string | undefined;
  /** Stands under the control until an error takes its place. */
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

/** Label above, control, hint or error below; `children` draws the control with the props it is given. */
export function Field({
  label,
  id,
  optional,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const own = useId();
  const controlId = id ?? own;
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
