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

/** Text field within a rich text editor's tools: Enter runs `onEnter` or does nothing, instead of saving the form. */
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
