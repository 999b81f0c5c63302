import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { ImageEditor } from '@theke/admin/forms/editors/images-editor.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { contentMessages as words } from './content-messages.de.ts';

/** A picture with what whoever does not see it is told: a page is not published without. */
export function ContentImageEditor(props: EditorProps) {
  const image = useField<object | null | undefined>(props.name);
  return (
    <>
      <ImageEditor {...props} />
      {image.value && <WordsEditor name={`${props.name}.alt`} />}
    </>
  );
}

function WordsEditor({ name }: { name: string }) {
  const { id, value, change, blur, ref, fault } = useField<string | undefined>(name);
  return (
    <FieldFrame id={id} label={words.alt} hint={words.altHint} fault={fault}>
      {(control) => (
        <input
          {...control}
          className={css.control}
          ref={ref}
          value={value ?? ''}
          onBlur={blur}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
