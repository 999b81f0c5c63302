import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { BareSelect } from '@theke/ui/bare-select';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { LineField } from './line-field.tsx';
import * as css from './rich-text-editor.module.css';
import { textMessages } from './text-messages.de.ts';

/** Alt text and position of the picture selected in the text. */
export function PictureInText({ editor }: { editor: Editor }) {
  const float = useId();
  const attributes = editor.getAttributes('image');
  const update = (more: object) => editor.commands.updateAttributes('image', more);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its legend
    <div role="group" aria-label={textMessages.picture} className={css.picture}>
      <LineField
        label={textMessages.alt}
        maxLength={500}
        value={String(attributes.alt ?? '')}
        onChange={(alt) => update({ alt })}
      />
      <FieldFrame id={float} label={textMessages.float}>
        {(frame) => (
          <BareSelect
            {...frame}
            className={css.float}
            value={String(attributes.float ?? '')}
            onChange={(event) => update({ float: event.target.value || null })}
          >
            <option value="">{textMessages.floats.none}</option>
            <option value="left">{textMessages.floats.left}</option>
            <option value="right">{textMessages.floats.right}</option>
          </BareSelect>
        )}
      </FieldFrame>
    </div>
  );
}
