import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { BareSelect } from '@theke/ui/bare-select';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import * as css from './rich-text-editor.module.css';
import { textMessages as words } from './text-messages.de.ts';

/** What is said of the picture that is chosen in the text, and where it stands. */
export function PictureInText({ editor }: { editor: Editor }) {
  const [alt, float] = [useId(), useId()];
  const attributes = editor.getAttributes('image');
  const put = (more: object) => editor.commands.updateAttributes('image', more);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its legend
    <div role="group" aria-label={words.picture} className={css.picture}>
      <FieldFrame id={alt} label={words.alt}>
        {(frame) => (
          <input
            {...frame}
            className={control.control}
            maxLength={500}
            value={String(attributes.alt ?? '')}
            onChange={(event) => put({ alt: event.target.value })}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </FieldFrame>
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
