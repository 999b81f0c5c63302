import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** An instant by this device's clock, as the browser's picker writes it: 2026-11-21T18:30. */
function localText(iso: string | null): string {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

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
          value={localText(value)}
          onBlur={blur}
          onChange={(event) => change(event.target.value ? new Date(event.target.value).toISOString() : null)}
        />
      )}
    </FieldFrame>
  );
}
