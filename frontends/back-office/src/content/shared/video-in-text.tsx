import type { Editor } from '@tiptap/core';
import { LineField } from './line-field.tsx';
import * as css from './rich-text-editor.module.css';
import { textMessages } from './text-messages.de.ts';

/** Title of the video selected in the text. */
export const VideoInText = ({ editor }: { editor: Editor }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its legend
  <div role="group" aria-label={textMessages.chosenVideo} className={css.picture}>
    <LineField
      label={textMessages.videoTitle}
      maxLength={500}
      value={String(editor.getAttributes('video').title ?? '')}
      onChange={(title) => editor.commands.updateAttributes('video', { title })}
    />
  </div>
);
