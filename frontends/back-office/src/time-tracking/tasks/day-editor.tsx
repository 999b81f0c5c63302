import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';

/** A day of the calendar, or none. */
export function DayEditor({ name, meta }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | null | undefined>(name);
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      {(props) => (
        <input
          {...props}
          ref={ref}
          type="date"
          className={control.control}
          value={value ?? ''}
          onChange={({ target }) => change(target.value || null)}
          onBlur={blur}
        />
      )}
    </FieldFrame>
  );
}
