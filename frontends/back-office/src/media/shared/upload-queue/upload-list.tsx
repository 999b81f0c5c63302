import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { queueMessages } from './queue-messages.de.ts';
import * as css from './upload-list.module.css';
import type { QueuedFile, SentKind, UploadQueue } from './upload-queue.ts';

type Props = { files: readonly QueuedFile[]; queue: UploadQueue; isBusy: boolean };

/** Uploads with progress and error of each file. */
export function UploadList({ files, queue, isBusy }: Props) {
  if (files.length === 0) return null;
  const count = (wanted: QueuedFile['state']) => files.filter(({ state }) => state === wanted).length;
  const failed = count('failed');
  return (
    <section className={css.uploads} aria-label={queueMessages.title}>
      <header className={css.head}>
        {/* Announced when an upload ends, not with each per cent. */}
        <p role="status">
          {queueMessages.summary(count('stored'), files.length)}
          {!isBusy && failed > 0 && `. ${queueMessages.failures(failed)}`}
        </p>
        {!isBusy && (
          <Button kind="quiet" size="small" onClick={() => queue.clear()}>
            {queueMessages.clear}
          </Button>
        )}
      </header>
      <ul>
        {files.map((file) => (
          <UploadRow key={file.key} queued={file} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ queued, queue }: { queued: QueuedFile; queue: UploadQueue }) {
  const { key, file, state, sent, problem, note, canRetry } = queued;
  const isPending = state === 'waiting' || state === 'sending';
  const label = isPending ? queueMessages.cancel(file.name) : queueMessages.remove(file.name);
  return (
    <li className={css.row}>
      <b className={css.name}>{file.name}</b>
      {state === 'sending' && <progress max={1} value={sent} aria-label={file.name} />}
      <span className={state === 'failed' ? css.failed : css.state}>
        {state === 'failed' && <CircleAlert {...icon} size={14} />}
        {state === 'stored' && <CircleCheck {...icon} size={14} />}
        <span>{problem ?? note ?? stateText(queued, queue.listed)}</span>
      </span>
      <span className={css.tools}>
        {state === 'failed' && canRetry && (
          <IconButton label={queueMessages.retry(file.name)} onClick={() => queue.retry(key)}>
            <RotateCw {...icon} size={16} />
          </IconButton>
        )}
        <IconButton label={label} onClick={() => queue.cancel(key)}>
          <X {...icon} size={16} />
        </IconButton>
      </span>
    </li>
  );
}

function stateText({ state, sent, kind }: QueuedFile, listed: SentKind): string {
  if (state === 'waiting') return queueMessages.waiting;
  if (state === 'sending') return sent < 1 ? queueMessages.sending(Math.round(sent * 100)) : queueMessages.processing;
  if (kind === listed) return queueMessages.stored;
  return kind === 'file' ? queueMessages.storedAsFile : queueMessages.storedAsPicture;
}
