import { useUpload } from '@theke/admin/forms/editors/use-upload.ts';
import { imageUrl } from '@theke/ui/image-url';
import { Notice } from '@theke/ui/notice';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PictureInText } from '../../shared/picture-in-text.tsx';
import { TextToolbar } from '../../shared/text-toolbar.tsx';
import { TextVideoDialog } from '../../shared/text-video-dialog.tsx';
import { VideoInText } from '../../shared/video-in-text.tsx';
import * as css from './canvas.module.css';
import { type Box, boxOf } from './canvas-page.ts';
import type { InlineText } from './use-inline-text.ts';
import { useStageSize } from './use-stage-size.ts';

/** Distance of the tools from the text and from the edges, in px. */
const gap = 8;

type Props = { text: InlineText; editor: Editor; zoom: number };

/** Above the text if there is room, else below it, else at the upper edge. */
function toolsTop(box: Box, element: HTMLElement, { zoom, height }: { zoom: number; height: number }): number {
  const above = box.top * zoom - height - gap;
  const below = (box.top + box.height) * zoom + gap;
  const room = (element.ownerDocument.defaultView?.innerHeight ?? 0) * zoom;
  if (above >= gap) return above;
  return below + height <= room ? below : gap;
}

/** Tools of the formatted text that is being edited on the page; they do not cover it if there is room. */
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
  const tools = useRef<HTMLDivElement>(null);
  const { height } = useStageSize(tools);
  const top = toolsTop(boxOf(text.element), text.element, { zoom, height });
  return (
    <div ref={tools} className={css.textTools} style={{ top: `${top}px` }}>
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
