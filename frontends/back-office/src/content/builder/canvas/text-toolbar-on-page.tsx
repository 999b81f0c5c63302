import { useUpload } from '@theke/admin/forms/editors/use-upload.ts';
import { imageUrl } from '@theke/ui/image-url';
import { Notice } from '@theke/ui/notice';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { PictureInText } from '../../shared/picture-in-text.tsx';
import { TextToolbar } from '../../shared/text-toolbar.tsx';
import { TextVideoDialog } from '../../shared/text-video-dialog.tsx';
import { VideoInText } from '../../shared/video-in-text.tsx';
import * as css from './canvas.module.css';
import { boxOf } from './canvas-page.ts';
import type { InlineText } from './use-inline-text.ts';

/** Space that the tools need above a text, in px. */
const toolsHeight = 52;

type Props = { text: InlineText; editor: Editor; zoom: number };

/** Tools of the formatted text that is being edited on the page: above it, or at the top of the page. */
export function TextToolbarOnPage({ text, editor, zoom }: Props) {
  const [isVideoOpen, setIsVideoOpen] = useState(false);
  const { upload, isBusy, problem } = useUpload((image) => {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: imageUrl(image, 'medium') } })
      .run();
  });
  const { files } = text;
  const take = useEffectEvent((dropped: readonly File[]) => void upload(dropped));
  useEffect(() => {
    files.setUpload((dropped) => take(dropped));
    return () => files.setUpload(undefined);
  }, [files]);
  const top = Math.max(8, boxOf(text.element).top * zoom - toolsHeight);
  return (
    <div className={css.textTools} style={{ top: `${top}px` }}>
      <TextToolbar
        editor={editor}
        variant={text.rich ?? 'basic'}
        label={text.label}
        isUploading={isBusy}
        onFiles={(chosen) => void upload(chosen)}
        onVideo={() => setIsVideoOpen(true)}
      />
      {editor.isActive('image') && <PictureInText editor={editor} />}
      {editor.isActive('video') && <VideoInText editor={editor} />}
      {problem && <Notice kind="late">{problem}</Notice>}
      {isVideoOpen && <TextVideoDialog editor={editor} onClose={() => setIsVideoOpen(false)} />}
    </div>
  );
}
