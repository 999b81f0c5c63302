import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import {
  deleteTaskFile,
  readTaskFile,
  readTaskFilePreview,
  type TaskFile,
  taskFileExtensions,
} from '@theke/contracts/media/task-file';
import { isPictureExtension, uploadKinds } from '@theke/contracts/media/upload-kinds';
import { urlOf } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Notice } from '@theke/ui/notice';
import { sizeText } from '@theke/ui/size-text';
import { Camera, FileText, Paperclip, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as css from './task-files.module.css';
import { taskMessages } from './task-messages.de.ts';
import { useTaskFiles } from './use-task-files.ts';

const filesMessages = taskMessages.files;
/** MIME types: iPhones convert photographs to JPEG if only that is accepted. */
const accept = [...new Set(taskFileExtensions.map((extension) => uploadKinds[extension]))].join(',');

type Props = { task: string; mayWrite: boolean; refresh: () => Promise<unknown> };

/** Attachments of a task: photographs with a preview, other files by name; phones can use the camera. */
export function TaskFiles({ task, mayWrite, refresh }: Props) {
  const { files, isError, retry, sending, problem, add, reload } = useTaskFiles(task, refresh);
  const [fileToDelete, setFileToDelete] = useState<TaskFile>();
  const api = useApi();
  if (!mayWrite && files?.length === 0) return null;
  return (
    <section aria-labelledby="files" className={css.files}>
      <h3 id="files" className={css.heading}>
        {filesMessages.title}
      </h3>
      {isError && !files && (
        <ErrorPanel message={filesMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void retry()} />
      )}
      {files && files.length > 0 && (
        <ul className={css.list}>
          {files.map((file) => (
            <li key={file.id}>
              <Attached file={file} />
              {mayWrite && (
                <IconButton label={filesMessages.removeThis(file.name)} onClick={() => setFileToDelete(file)}>
                  <Trash2 {...icon} size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {sending && (
        <p className={css.sending}>
          <label>
            {filesMessages.sending(sending.name)}
            <progress value={sending.sent} max={1} />
          </label>
        </p>
      )}
      <div aria-live="polite">{problem && <Notice kind="late">{problem}</Notice>}</div>
      {mayWrite && (
        <div className={css.acts}>
          <Choose isBusy={sending !== undefined} accept={accept} isMany onChoose={add}>
            <Paperclip {...icon} size={16} />
            {filesMessages.add}
          </Choose>
          <Choose isBusy={sending !== undefined} accept="image/jpeg,image/png" isCamera onChoose={add}>
            <Camera {...icon} size={16} />
            {filesMessages.photograph}
          </Choose>
        </div>
      )}
      {fileToDelete && (
        <ConfirmDialog
          title={filesMessages.askRemove}
          text={filesMessages.removeText(fileToDelete.name)}
          confirmLabel={filesMessages.remove}
          onConfirm={async () => {
            await api(deleteTaskFile, { params: { id: fileToDelete.id } });
            await reload();
            setFileToDelete(undefined);
          }}
          onClose={() => setFileToDelete(undefined)}
        />
      )}
    </section>
  );
}

function Attached({ file }: { file: TaskFile }) {
  const { id, name, extension, size, by } = file;
  const isPicture = isPictureExtension(extension);
  return (
    <a
      className={css.file}
      href={urlOf(readTaskFile, { params: { id } })}
      {...(isPicture ? { target: '_blank', rel: 'noreferrer' } : { download: name })}
    >
      {isPicture ? (
        <img src={urlOf(readTaskFilePreview, { params: { id } })} alt="" loading="lazy" />
      ) : (
        <span className={css.sign}>
          <FileText {...icon} size={22} />
        </span>
      )}
      <span>
        <b>{name}</b>
        <small>{[sizeText(size), by].filter(Boolean).join(', ')}</small>
      </span>
    </a>
  );
}

type ChooseProps = {
  accept: string;
  isBusy: boolean;
  isMany?: boolean;
  /** Opens a phone's camera; hidden on devices without one. */
  isCamera?: boolean;
  onChoose: (files: readonly File[]) => Promise<void>;
  children: ReactNode;
};

function Choose({ accept: types, isBusy, isMany = false, isCamera = false, onChoose, children }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={isCamera ? css.camera : undefined}>
      <Button kind="second" size="small" disabled={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={types}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' as const })}
        aria-label={isCamera ? filesMessages.photograph : filesMessages.add}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = '';
          void onChoose(files);
        }}
      />
    </div>
  );
}
