import { deviceInput } from '../../ui/clock-input.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Date and time of day; empty where there is none. */
export function InstantEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | null>(name);
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="datetime-local"
          className={css.control}
          value={value ? deviceInput(new Date(value)) : ''}
          onBlur={blur}
          onChange={(event) => change(event.target.value ? new Date(event.target.value).toISOString() : null)}
        />
      )}
    </FieldFrame>
  );
}
