import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useId } from 'react';

type Props = {
  label: string;
  hint?: string;
  fault?: string | undefined;
  maxLength?: number;
  inputMode?: 'url';
  autoComplete?: 'off';
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
};

/** A line about something in a text that is written in a form: Enter, which would save the form, decides here or does nothing. */
export function LineField({ label, hint, fault, value, onChange, onEnter, ...attributes }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      {(frame) => (
        <input
          {...frame}
          {...attributes}
          className={control.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter?.();
          }}
        />
      )}
    </FieldFrame>
  );
}
