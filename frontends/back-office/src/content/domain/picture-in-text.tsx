import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { BareSelect } from '@theke/ui/bare-select';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { LineField } from './line-field.tsx';
import * as css from './rich-text-editor.module.css';
import { textMessages as words } from './text-messages.de.ts';

/** What is said of the picture that is chosen in the text, and where it stands. */
export function PictureInText({ editor }: { editor: Editor }) {
  const float = useId();
  const attributes = editor.getAttributes('image');
  const put = (more: object) => editor.commands.updateAttributes('image', more);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its legend
    <div role="group" aria-label={words.picture} className={css.picture}>
      <LineField
        label={words.alt}
        maxLength={500}
        value={String(attributes.alt ?? '')}
        onChange={(alt) => put({ alt })}
      />
      <FieldFrame id={float} label={words.float}>
        {(frame) => (
          <BareSelect
            {...frame}
            className={css.float}
            value={String(attributes.float ?? '')}
            onChange={(event) => put({ float: event.target.value || null })}
          >
            <option value="">{words.floats.none}</option>
            <option value="left">{words.floats.left}</option>
            <option value="right">{words.floats.right}</option>
          </BareSelect>
        )}
      </FieldFrame>
    </div>
  );
}
