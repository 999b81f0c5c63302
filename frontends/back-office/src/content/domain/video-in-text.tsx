import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import * as css from './rich-text-editor.module.css';
import { textMessages as words } from './text-messages.de.ts';

/** What is said of the video that is chosen in the text. */
export function VideoInText({ editor }: { editor: Editor }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its legend
    <div role="group" aria-label={words.chosenVideo} className={css.picture}>
      <FieldFrame id={id} label={words.videoTitle}>
        {(frame) => (
          <input
            {...frame}
            className={control.control}
            maxLength={500}
            value={String(editor.getAttributes('video').title ?? '')}
            onChange={(event) => editor.commands.updateAttributes('video', { title: event.target.value })}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </FieldFrame>
    </div>
  );
}
