import { useState } from 'react';
import { DateControl } from '../../ui/date-control.tsx';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Editor for a day in Austrian format: "01.03.2026"; empty for null. */
export function DayEditor({ name, meta, isLabelHidden = false }: EditorProps) {
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
          className={css.control}
          value={value ?? ''}
          onBlur={blur}
          onFault={setUnread}
          onUnread={change}
          onChange={(day) => change(day || null)}
        />
      )}
    </FieldFrame>
  );
}
