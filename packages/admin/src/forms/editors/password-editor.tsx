import { messages } from '../../messages.de.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Editor for a new password. Never shows the old one. An empty field is not sent and keeps the old password. */
export function PasswordEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | undefined>(name);
  const hint = meta.hint ?? messages.editors.passwordHint;
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="password"
          autoComplete="new-password"
          className={css.control}
          value={value ?? ''}
          onBlur={blur}
          onChange={(event) => change(event.target.value || undefined)}
        />
      )}
    </FieldFrame>
  );
}
