import { useState } from 'react';
import { deviceInput } from '../../ui/clock-input.ts';
import { DateControl } from '../../ui/date-control.tsx';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Editor for a day in Austrian format: "01.03.2026"; empty for null and for what is no day. */
export function DayEditor(props: EditorProps) {
  return <DateEditor {...props} kind="day" toInput={dayInput} toStored={(day) => day} />;
}

/** Editor for date and time; empty for null. Stores an instant. */
export function InstantEditor(props: EditorProps) {
  return (
    <DateEditor {...props} kind="moment" toInput={instantInput} toStored={(moment) => new Date(moment).toISOString()} />
  );
}

const dayInput = (stored: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(stored) ? stored : '');
const instantInput = (stored: string): string =>
  Number.isNaN(Date.parse(stored)) ? '' : deviceInput(new Date(stored));

type Conversion = { kind: 'day' | 'moment'; toInput: (stored: string) => string; toStored: (input: string) => string };

function DateEditor({ name, meta, isLabelHidden = false, kind, toInput, toStored }: EditorProps & Conversion) {
  const { id, value, change, blur, ref, fault } = useField<string | null | undefined>(name);
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
          kind={kind}
          className={css.control}
          value={value ? toInput(value) : ''}
          onBlur={blur}
          onFault={setUnread}
          onUnread={change}
          onChange={(input) => change(input ? toStored(input) : null)}
        />
      )}
    </FieldFrame>
  );
}
