import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import * as frame from '@theke/admin/forms/editors/field-frame.module.css';
import { FieldNote, labelIdOf } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { useUpload } from '@theke/admin/forms/editors/use-upload.ts';
import type { RichTextVariant } from '@theke/rules/content/fields';
import type { RichNode } from '@theke/rules/content/rich-text';
import { classNames } from '@theke/ui/class-names';
import { imageUrl } from '@theke/ui/image-url';
import { Notice } from '@theke/ui/notice';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useRef, useState } from 'react';
import { FactLegend } from './fact-legend.tsx';
import { fileUrl } from './file-url.ts';
import { MisfitEditor } from './misfit-editor.tsx';
import type { Pasted } from './pasted-html.ts';
import { PictureInText } from './picture-in-text.tsx';
import * as css from './rich-text-editor.module.css';
import { TableTools } from './table-tools.tsx';
import { textMessages } from './text-messages.de.ts';
import { TextToolbar } from './text-toolbar.tsx';
import { TextVideoDialog } from './text-video-dialog.tsx';
import { useFileUpload } from './use-file-upload.ts';
import { useTextEditor } from './use-text-editor.ts';
import { VideoInText } from './video-in-text.tsx';

type Props = EditorProps & { variant?: RichTextVariant };

/** File types that must not be converted to a photograph: animations, drawings, documents. */
const isShownAsItIs = ({ type }: File): boolean => ['image/gif', 'image/svg+xml', 'application/pdf'].includes(type);

const isText = (value: unknown): value is RichNode | null | undefined =>
  value === null || value === undefined || (typeof value === 'object' && (value as RichNode).type === 'doc');

/** Editor for a formatted text, stored as a tiptap document. */
export function RichTextEditor(props: Props) {
  const { value } = useField<unknown>(props.name);
  if (isText(value)) return <TextEditor {...props} />;
  return <MisfitEditor name={props.name} label={props.meta.title ?? props.name} empty={null} />;
}

function TextEditor({ name, meta, isLabelHidden = false, variant = 'full' }: Props) {
  const { id, value, change, blur, fault } = useField<RichNode | null | undefined>(name);
  const label = meta.title ?? name;
  const note = fault ?? meta.hint;
  const [isVideoOpen, setIsVideoOpen] = useState(false);
  const insert = useRef<(src: string) => void>(() => undefined);
  const pictures = useUpload((image) => insert.current(imageUrl(image, 'medium')));
  const files = useFileUpload((file) => insert.current(fileUrl(file)));
  const [leftOut, setLeftOut] = useState<Pasted['leftOut']>(new Map());
  const problem = pictures.problem ?? files.problem;
  async function upload(sent: readonly File[]) {
    await pictures.upload(sent.filter((file) => !isShownAsItIs(file)));
    await files.upload(sent.filter(isShownAsItIs));
  }
  const { editor, holder } = useTextEditor({
    variant,
    value,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelIdOf(id),
      ...(fault && { 'aria-invalid': 'true' }),
      ...(note && { 'aria-describedby': `${id}-note` }),
    },
    onChange: change,
    onBlur: blur,
    onFiles: (sent) => void upload(sent),
    onLeftOut: setLeftOut,
  });
  insert.current = (src) => editor?.chain().focus().insertContent({ type: 'image', attrs: { src } }).run();
  return (
    <div className={frame.field}>
      {isLabelHidden ? (
        <span id={labelIdOf(id)}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a label leads only to native controls
        <span id={labelIdOf(id)} className={frame.label} onClick={() => editor?.commands.focus()}>
          {label}
        </span>
      )}
      <div className={classNames(css.frame, fault && css.wrong)}>
        {editor && (
          <TextToolbar
            editor={editor}
            variant={variant}
            label={label}
            isUploading={pictures.isBusy || files.isBusy}
            onFiles={(sent) => void upload(sent)}
            onVideo={() => setIsVideoOpen(true)}
          />
        )}
        {editor?.isActive('table') && <TableTools editor={editor} />}
        <div ref={holder} className={classNames(css.text, variant === 'full' && css.long)} />
        {editor?.isActive('image') && <PictureInText editor={editor} />}
        {editor?.isActive('video') && <VideoInText editor={editor} />}
        {editor && isVideoOpen && <TextVideoDialog editor={editor} onClose={() => setIsVideoOpen(false)} />}
      </div>
      {leftOut.size > 0 && (
        <Notice kind="soon" role="status">
          {[...leftOut].map(([kind, count]) => textMessages.leftOut[kind](count)).join(' ')}
        </Notice>
      )}
      <FactLegend value={value} />
      <FieldNote id={id} hint={meta.hint} fault={problem ?? fault} />
    </div>
  );
}
