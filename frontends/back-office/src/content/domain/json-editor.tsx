import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { useState } from 'react';
import { contentMessages } from './content-messages.de.ts';

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, undefined, 2);

/** What has no form of its own yet, as JSON. What is no JSON is not taken over, and said. */
export function JsonEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<unknown>(name);
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    try {
      change(text.trim() === '' ? null : JSON.parse(text));
      setTyped(undefined);
    } catch {
      setTyped(text);
    }
  };
  const wrong = typed === undefined ? fault : contentMessages.noJson;
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={wrong} isLabelHidden={isLabelHidden}>
      {(control) => (
        <textarea
          {...control}
          className={css.control}
          ref={ref}
          rows={12}
          spellCheck={false}
          value={typed ?? textOf(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            if (typed !== undefined) take(typed);
            blur();
          }}
        />
      )}
    </FieldFrame>
  );
}
