import { may, useMe } from '@theke/admin/api/session.ts';
import { useFileDrop } from '@theke/admin/forms/editors/use-file-drop.ts';
import { uploads } from '@theke/contracts/media/upload';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { QueueInput } from '../shared/upload-queue/queue-input.tsx';
import { UploadList } from '../shared/upload-queue/upload-list.tsx';
import { useUploadQueue } from '../shared/upload-queue/use-upload-queue.ts';
import * as css from './upload-area.module.css';
import { uploadMessages } from './upload-messages.de.ts';

/** Above the list of files: takes many files at once, chosen or dropped, with the progress of each (MEDIA-23). */
export function UploadArea() {
  const canWrite = may(useMe(), uploads.write);
  const input = useRef<HTMLInputElement>(null);
  const { files, queue, isBusy } = useUploadQueue('file');
  const { isOver, handlers } = useFileDrop(canWrite, (dropped) => queue.add(dropped));
  if (!canWrite) return null;
  return (
    <div className={css.area} {...handlers}>
      <button type="button" className={classNames(css.drop, isOver && css.over)} onClick={() => input.current?.click()}>
        <Upload {...icon} size={20} />
        <b>{isOver ? uploadMessages.dropNow : uploadMessages.dropHere}</b>
        <span>{uploadMessages.dropHint}</span>
      </button>
      <QueueInput ref={input} label={uploadMessages.chooseFiles} queue={queue} />
      <UploadList files={files} queue={queue} isBusy={isBusy} />
    </div>
  );
}
