import type { ImageRef } from '@theke/contracts/wire';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { newestImageUrl } from '@theke/ui/image-url';
import { Notice } from '@theke/ui/notice';
import { ArrowLeftToLine, ImagePlus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { messages } from '../../messages.de.ts';
import { ChoosePictureDialog } from './choose-picture-dialog.tsx';
import type { EditorProps } from './editor-props.ts';
import { GroupFrame } from './field-frame.tsx';
import * as css from './images-editor.module.css';
import { useField } from './use-field.ts';
import { useUpload } from './use-upload.ts';

const editorsMessages = messages.editors;

type Props = EditorProps & {
  /** Renders a further way to add a picture. */
  source?: ((onAdd: (image: ImageRef) => void) => ReactNode) | undefined;
};

/** Editor for several pictures; the first one is the main picture for guests. */
export function ImagesEditor({ name, meta, source }: Props) {
  const { id, value, change, fault } = useField<ImageRef[]>(name);
  // Uploads finish one after another; the ref lets each append to the current list.
  const images = useRef<ImageRef[]>([]);
  images.current = value ?? [];
  const add = (image: ImageRef) => {
    images.current = [...images.current, image];
    change(images.current);
  };
  return (
    <Pictures
      id={id}
      label={meta.title ?? name}
      hint={meta.hint ?? (images.current.length > 1 ? editorsMessages.firstPicture : undefined)}
      fault={fault}
      images={images.current}
      isMany
      source={source?.(add)}
      onAdd={add}
      onChange={change}
    />
  );
}

/** Editor for one optional picture. */
export function ImageEditor({ name, meta, source }: Props) {
  const { id, value, change, fault } = useField<ImageRef | null>(name);
  return (
    <Pictures
      id={id}
      label={meta.title ?? name}
      hint={meta.hint}
      fault={fault}
      images={value ? [value] : []}
      source={source?.(change)}
      onAdd={change}
      onChange={([image]) => change(image ?? null)}
    />
  );
}

type PicturesProps = {
  id: string;
  label: string;
  hint: string | undefined;
  fault: string | undefined;
  images: readonly ImageRef[];
  isMany?: boolean;
  /** A further way to add a picture. */
  source: ReactNode;
  onAdd: (image: ImageRef) => void;
  onChange: (images: ImageRef[]) => void;
};

function Pictures({ id, label, hint, fault, images, isMany = false, source, onAdd, onChange }: PicturesProps) {
  const { upload, isBusy, problem, note } = useUpload(onAdd);
  const [isOver, setIsOver] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <GroupFrame id={id} label={label} hint={hint} fault={problem ?? fault}>
      <ul className={css.pictures}>
        {images.map((image, index) => (
          <li key={image.id} className={css.picture}>
            <img
              src={newestImageUrl(image, 'tiny')}
              alt={editorsMessages.picture(index + 1)}
              width="128"
              height="128"
            />
            <span className={css.tools}>
              {index > 0 && (
                <button
                  type="button"
                  aria-label={editorsMessages.makeFirst(index + 1)}
                  title={editorsMessages.makeFirst(index + 1)}
                  onClick={() => onChange([image, ...images.filter((each) => each.id !== image.id)])}
                >
                  <ArrowLeftToLine {...icon} size={16} />
                </button>
              )}
              <button
                type="button"
                aria-label={messages.form.removeItem(editorsMessages.picture(index + 1))}
                title={messages.form.removeItem(editorsMessages.picture(index + 1))}
                onClick={() => onChange(images.filter((each) => each.id !== image.id))}
              >
                <Trash2 {...icon} size={16} />
              </button>
            </span>
          </li>
        ))}
        {(isMany || images.length === 0) && (
          <li>
            {/* The label is also the drop zone; keyboard users open the file picker. */}
            <label
              className={classNames(css.drop, isOver && css.over)}
              onDragOver={(event) => {
                event.preventDefault();
                setIsOver(true);
              }}
              onDragLeave={() => setIsOver(false)}
              onDrop={(event) => {
                event.preventDefault();
                setIsOver(false);
                void upload([...event.dataTransfer.files].slice(0, isMany ? 12 : 1));
              }}
            >
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
                multiple={isMany}
                disabled={isBusy}
                onChange={(event) => {
                  void upload([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              <ImagePlus {...icon} />
              <b>{isBusy ? editorsMessages.uploading : editorsMessages.upload}</b>
              <small>{editorsMessages.dropHere}</small>
            </label>
            <Button kind="quiet" onClick={() => setIsChoosing(true)}>
              {editorsMessages.choosePicture}
            </Button>
            {source}
          </li>
        )}
      </ul>
      {note && <Notice kind="soon">{note}</Notice>}
      {isChoosing && (
        <ChoosePictureDialog
          label={label}
          isMany={isMany}
          usedIds={new Set(images.map((image) => image.id))}
          onChoose={(chosen) => {
            for (const image of chosen) onAdd(image);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </GroupFrame>
  );
}
