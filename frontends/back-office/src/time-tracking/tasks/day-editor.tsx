import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { useState } from 'react';

/** Editor for an optional calendar day. */
export function DayEditor({ name, meta }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | null | undefined>(name);
  const [unread, setUnread] = useState<string>();
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={unread ?? fault}>
      {(props) => (
        <DateControl
          {...props}
          ref={ref}
          className={control.control}
          value={/^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? (value ?? '') : ''}
          onChange={(day) => change(day || null)}
          onFault={setUnread}
          onUnread={change}
          onBlur={blur}
        />
      )}
    </FieldFrame>
  );
}
