import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import type { RichNode } from '@theke/rules/content/rich-text';
import { useState } from 'react';
import { contentMessages as words } from './content-messages.de.ts';
import { JsonEditor } from './json-editor.tsx';
import { markupOf, richTextOf } from './rich-text-markup.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A text with its formats, as it is typed; one that has formats which nobody can type stays as it is, and can be edited as JSON. */
export function RichTextEditor(props: EditorProps) {
  const { name, meta, isLabelHidden = false } = props;
  const { id, value, change, blur, ref, fault } = useField<RichNode | null | undefined>(name);
  const [typed, setTyped] = useState<string>();
  // Whatever else changes the text, such as taking changes back, counts more than what was typed before.
  const isTyped = typed !== undefined && isSame(richTextOf(typed), value);
  const text = isTyped ? typed : markupOf(value ?? null);
  if (text === undefined) return <JsonEditor {...props} />;
  return (
    <FieldFrame
      id={id}
      label={meta.title ?? name}
      hint={meta.hint ?? words.markup}
      fault={fault}
      isLabelHidden={isLabelHidden}
    >
      {(control) => (
        <textarea
          {...control}
          className={css.control}
          ref={ref}
          rows={4}
          value={text}
          onBlur={blur}
          onChange={(event) => {
            setTyped(event.target.value);
            change(richTextOf(event.target.value));
          }}
        />
      )}
    </FieldFrame>
  );
}
