import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as folded from '../../ui/folded.module.css';
import * as css from './field-frame.module.css';

/** Attributes that link a control to its label and note. */
export type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Id of a control's label, for controls that are not native. */
export const labelIdOf = (control: string): string => `label-of-${control}`;

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  /** Hides the label visually; for the later rows of a list, whose first row shows it. */
  isLabelHidden?: boolean;
  /** Button beside the label. */
  tool?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint or error, at the size of the back office. */
export function FieldFrame({ id, label, hint, fault, isLabelHidden = false, tool, children }: Props) {
  const note = fault ?? hint;
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label id={labelIdOf(id)} className={classNames(css.label, isLabelHidden && folded.fromTablet)} htmlFor={id}>
          {label}
        </label>
        {tool}
      </div>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      <FieldNote id={id} hint={hint} fault={fault} />
    </div>
  );
}

/** Like `FieldFrame`, for a group of controls, such as a grid of checkboxes or a list. */
export function GroupFrame({
  id,
  label,
  hint,
  fault,
  isLabelHidden = false,
  children,
}: Omit<Props, 'children' | 'tool'> & { children: ReactNode }) {
  return (
    <fieldset className={css.field} id={id} tabIndex={-1} aria-describedby={(fault ?? hint) ? `${id}-note` : undefined}>
      {isLabelHidden ? (
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={css.label}>{label}</legend>
      )}
      {children}
      <FieldNote id={id} hint={hint} fault={fault} />
    </fieldset>
  );
}

type NoteProps = { id: string; hint?: string | undefined; fault?: string | undefined };

export const FieldNote = ({ id, hint, fault }: NoteProps) =>
  (fault ?? hint) ? (
    <p id={`${id}-note`} className={fault ? css.fault : css.hint}>
      {fault && <CircleAlert {...icon} size={14} />}
      {fault ?? hint}
    </p>
  ) : null;
