import { messages } from '../../messages.de.ts';
import * as css from './color-editor.module.css';
import * as control from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Editor for a colour, typed or picked with the system's colour picker. */
export function ColorEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | null>(name);
  const text = value ?? '';
  const label = meta.title ?? name;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={isColor(text) ? undefined : meta.hint}
      fault={fault}
      isLabelHidden={isLabelHidden}
    >
      {(shared) => (
        <div className={css.color}>
          <input
            type="color"
            className={css.swatch}
            aria-label={messages.editors.palette(label)}
            // The colour picker only accepts complete colours.
            value={isColor(text) ? text : '#000000'}
            onChange={(event) => change(event.target.value.toUpperCase())}
          />
          <input
            {...shared}
            ref={ref}
            className={control.control}
            value={text}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onBlur={blur}
            onChange={(event) => change(event.target.value.trim())}
          />
        </div>
      )}
    </FieldFrame>
  );
}
