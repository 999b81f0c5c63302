import { useState } from 'react';
import { deviceInput } from '../../ui/clock-input.ts';
import { DateControl } from '../../ui/date-control.tsx';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Editor for date and time; empty for null. */
export function InstantEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | null>(name);
  const [unread, setUnread] = useState<string>();
  return (
    <FieldFrame
      id={id}
      label={meta.title ?? name}
      hint={meta.hint}
      fault={unread ?? fault}
      isLabelHidden={isLabelHidden}
    >
      {(control) => (
        <DateControl
          {...control}
          ref={ref}
          kind="moment"
          className={css.control}
          value={value && !Number.isNaN(Date.parse(value)) ? deviceInput(new Date(value)) : ''}
          onBlur={blur}
          onFault={setUnread}
          onUnread={change}
          onChange={(moment) => change(moment ? new Date(moment).toISOString() : null)}
        />
      )}
    </FieldFrame>
  );
}
