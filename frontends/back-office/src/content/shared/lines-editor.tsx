import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';

/** Editor for a list of short texts, one per line. */
export function LinesEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string[] | null>(name);
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <textarea
          {...control}
          className={css.control}
          ref={ref}
          value={(value ?? []).join('\n')}
          onChange={(event) => change(event.target.value === '' ? [] : event.target.value.split('\n'))}
          onBlur={() => {
            change((value ?? []).map((line) => line.trim()).filter(Boolean));
            blur();
          }}
        />
      )}
    </FieldFrame>
  );
}
