import type { PartValue } from '@theke/rules/products/configuration';
import { translated } from '@theke/rules/texts/translated';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { langAttributes } from '@theke/ui/lang-attributes';
import { sizeText } from '@theke/ui/size-text';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { CircleAlert, FileText, ImagePlus, Upload as UploadIcon, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { configureMessages } from '../configure-messages.de.ts';
import * as shared from '../part-control.module.css';
import { acceptedTypes } from './refusal-of-file.ts';
import { rememberedUpload } from './remembered-upload.ts';
import * as css from './upload-control.module.css';
import { uploadMessages } from './upload-messages.de.ts';
import { takesMany, type UploadPart, uploadsOf } from './upload-values.ts';
import { useUploads } from './use-uploads.ts';

type Props = {
  part: UploadPart;
  value: PartValue;
  error: string | undefined;
  onChange: (value: PartValue) => void;
  /** Reports running uploads; the answer is incomplete until they finish. */
  onBusy: (isBusy: boolean) => void;
};

/** A question answered with files: uploaded ones, running uploads and a picker. */
export function UploadControl({ part, value, error, onChange, onBusy }: Props) {
  const id = useId();
  const { type } = part;
  const ids = uploadsOf(value);
  const isMany = takesMany(type);
  const { running, failures, status, send, remove } = useUploads({
    type,
    ids,
    onChange: (next) => onChange(isMany ? next : (next[0] ?? null)),
    onBusy,
  });
  const picker = useRef<HTMLInputElement>(null);
  const isRunning = running.length > 0;
  // A failure of a file is more specific than the error that it is missing.
  const shownError = failures.length === 0 ? error : undefined;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void send([...(target.files ?? [])]);
    // Allows choosing the same file again after it was removed.
    target.value = '';
  };
  const invitation = ids.length > 0 ? uploadMessages.replace[type] : uploadMessages.choose[type];
  const Drawing = type === 'image' || type === 'images' ? ImagePlus : UploadIcon;
  return (
    <fieldset className={shared.part}>
      <legend className={shared.ask}>
        <h3 {...langAttributes(part, 'name')}>{translated(part, 'name')}</h3>
        <span>
          {isMany && ids.length > 0
            ? configureMessages.chosen(ids.length)
            : part.optional && configureMessages.optional}
        </span>
      </legend>
      {part.description && (
        <p {...langAttributes(part, 'description')} className={shared.description}>
          {translated(part, 'description')}
        </p>
      )}
      {ids.length + running.length > 0 && (
        <ul className={css.files}>
          {ids.map((uploadId) => (
            <Stored
              key={uploadId}
              id={uploadId}
              onRemove={(name) => {
                remove(uploadId, name);
                picker.current?.focus();
              }}
            />
          ))}
          {running.map(({ key, name, sent, cancel }) => (
            <li key={key} className={css.file}>
              <span className={css.picture}>
                <UploadIcon {...icon} />
              </span>
              <span className={css.text}>
                <b>{name}</b>
                <progress aria-label={uploadMessages.progress(name)} value={sent} max={1} />
              </span>
              <IconButton
                label={uploadMessages.cancel(name)}
                onClick={() => {
                  cancel();
                  picker.current?.focus();
                }}
              >
                <X {...icon} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <label className={css.picker}>
        <input
          type="file"
          accept={acceptedTypes(type)}
          multiple={isMany}
          ref={picker}
          // aria-disabled instead of disabled, so that keyboard users keep their position.
          aria-disabled={isRunning}
          onClick={(event) => isRunning && event.preventDefault()}
          aria-label={uploadMessages.labelOf(translated(part, 'name'), invitation)}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-takes${shownError ? ` ${id}-error` : ''}`}
          onChange={choose}
        />
        <Drawing {...icon} size={22} />
        <span className={css.text}>
          <b>{invitation}</b>
          <small id={`${id}-takes`}>{uploadMessages.types[type]}</small>
        </span>
      </label>
      {failures.map((failure) => (
        <p key={failure} className={shared.error} role="alert">
          <CircleAlert {...icon} size={16} />
          {failure}
        </p>
      ))}
      {shownError && (
        <p id={`${id}-error`} className={shared.error} role="alert">
          <CircleAlert {...icon} size={16} />
          {shownError}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

function Stored({ id, onRemove }: { id: string; onRemove: (name: string) => void }) {
  const upload = rememberedUpload(id);
  const name = upload?.name ?? configureMessages.unnamedFile;
  // File types without a preview, and PDFs that cannot be rendered, show an icon.
  const [hasPreview, setHasPreview] = useState(upload !== undefined);
  return (
    <li className={css.file}>
      <span className={css.picture}>
        {upload && hasPreview ? (
          <img
            src={`/upload/${upload.publicHash}/preview/${upload.id}-${upload.version}.jpg`}
            alt=""
            onError={() => setHasPreview(false)}
          />
        ) : (
          <FileText {...icon} />
        )}
      </span>
      <span className={css.text}>
        <b>{name}</b>
        {upload && <small>{sizeText(upload.size)}</small>}
      </span>
      <IconButton label={uploadMessages.remove(name)} onClick={() => onRemove(name)}>
        <X {...icon} />
      </IconButton>
    </li>
  );
}
