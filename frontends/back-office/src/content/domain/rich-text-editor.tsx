import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import * as frame from '@theke/admin/forms/editors/field-frame.module.css';
import { FieldNote, labelIdOf } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { useUpload } from '@theke/admin/forms/editors/use-upload.ts';
import type { RichTextVariant } from '@theke/rules/content/fields';
import type { RichNode } from '@theke/rules/content/rich-text';
import { classNames } from '@theke/ui/class-names';
import { imageUrl } from '@theke/ui/image-url';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useRef } from 'react';
import { MisfitEditor } from './misfit-editor.tsx';
import { PictureInText } from './picture-in-text.tsx';
import * as css from './rich-text-editor.module.css';
import { TextToolbar } from './text-toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

type Props = EditorProps & { variant?: RichTextVariant };

const isText = (value: unknown): value is RichNode | null | undefined =>
  value === null || value === undefined || (typeof value === 'object' && (value as RichNode).type === 'doc');

/** A text with its formats as it will read, stored as tiptap's document. */
export function RichTextEditor(props: Props) {
  const { value } = useField<unknown>(props.name);
  if (isText(value)) return <TextEditor {...props} />;
  return <MisfitEditor name={props.name} label={props.meta.title ?? props.name} empty={null} />;
}

function TextEditor({ name, meta, isLabelHidden = false, variant = 'full' }: Props) {
  const { id, value, change, blur, fault } = useField<RichNode | null | undefined>(name);
  const label = meta.title ?? name;
  const note = fault ?? meta.hint;
  const insert = useRef<(src: string) => void>(() => undefined);
  const { upload, isBusy, problem } = useUpload((image) => insert.current(imageUrl(image, 'medium')));
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
    onFiles: (files) => void upload(files),
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
            isUploading={isBusy}
            onFiles={(files) => void upload(files)}
          />
        )}
        <div ref={holder} className={classNames(css.text, variant === 'full' && css.long)} />
        {editor?.isActive('image') && <PictureInText editor={editor} />}
      </div>
      <FieldNote id={id} hint={meta.hint} fault={problem ?? fault} />
    </div>
  );
}
