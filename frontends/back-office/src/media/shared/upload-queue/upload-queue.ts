import { claimedExtension, largestUpload } from '@theke/contracts/media/upload-kinds';
import { ApiError } from '@theke/ui/api-error';
import { sentenceOf } from '@theke/ui/sentence-of';
import { queueMessages } from './queue-messages.de.ts';

/** Pictures go to the library of pictures, other files to the files. */
export type SentKind = 'picture' | 'file';

export type QueuedFile = {
  key: number;
  file: File;
  kind: SentKind;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** Uploaded fraction, from 0 to 1. */
  sent: number;
  /** Why it failed. */
  problem?: string;
  /** What happened to a stored file beyond the expected. */
  note?: string | undefined;
  /** Whether another try may succeed. */
  canRetry?: boolean;
};

/** Uploads one file and returns a note about its treatment, if any. @throws ApiError, or the reason of an abort */
export type Send = (
  file: QueuedFile,
  progress: { onProgress: (sent: number) => void; signal: AbortSignal },
) => Promise<string | undefined>;

/** Two at a time: the server decodes two pictures at once, and a slow line gains nothing from more. */
const atOnce = 2;

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** How a file is stored. A page of files also stores pictures as files, if their type is allowed there. */
function kindOf(file: File, listed: SentKind): SentKind {
  if (listed === 'file' && claimedExtension(file.name)) return 'file';
  return pictureTypes.has(file.type) ? 'picture' : 'file';
}

/** Why a file is not sent; undefined if it is. */
function refusalOf(file: File, kind: SentKind): string | undefined {
  if (kind === 'file' && !claimedExtension(file.name)) return queueMessages.unknownKind;
  if (file.size === 0) return queueMessages.empty;
  return file.size > largestUpload ? queueMessages.tooLarge : undefined;
}

/** Whether the same file may be accepted later: it was not refused for what it contains. */
const canRetry = (error: unknown): boolean => {
  const failure = ApiError.from(error);
  return failure.isOutcomeUnknown || failure.status === 429;
};

/** Uploads files two at a time. A failed or cancelled one does not stop the others. */
export class UploadQueue {
  #files: readonly QueuedFile[] = [];
  #lastKey = 0;
  readonly #aborts = new Map<number, AbortController>();
  readonly #send: Send;
  readonly #onChange: (files: readonly QueuedFile[]) => void;
  /** Kind that the page with this queue lists. */
  readonly listed: SentKind;

  /** @param onChange called with all files after each change */
  constructor(send: Send, onChange: (files: readonly QueuedFile[]) => void, listed: SentKind = 'picture') {
    this.#send = send;
    this.#onChange = onChange;
    this.listed = listed;
  }

  add(files: readonly File[]): void {
    const added = files.map((file): QueuedFile => {
      const kind = kindOf(file, this.listed);
      const problem = refusalOf(file, kind);
      const base = { key: ++this.#lastKey, file, kind, sent: 0 };
      return problem ? { ...base, state: 'failed', problem } : { ...base, state: 'waiting' };
    });
    this.#set([...this.#files, ...added]);
    this.#sendNext();
  }

  /** Stops an upload and removes it. */
  cancel(key: number): void {
    this.#set(this.#files.filter((one) => one.key !== key));
    this.#aborts.get(key)?.abort();
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', sent: 0 });
    this.#sendNext();
  }

  /** Removes stored and failed files from the list. */
  clear(): void {
    this.#set(this.#files.filter(({ state }) => state === 'waiting' || state === 'sending'));
  }

  #set(files: readonly QueuedFile[]): void {
    this.#files = files;
    this.#onChange(files);
  }

  #change(key: number, changes: Partial<QueuedFile>): void {
    this.#set(this.#files.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  #sendNext(): void {
    while (this.#aborts.size < atOnce) {
      const next = this.#files.find(({ state }) => state === 'waiting');
      if (!next) return;
      void this.#sendOne(next);
    }
  }

  async #sendOne(file: QueuedFile): Promise<void> {
    const { key } = file;
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#change(key, { state: 'sending' });
    try {
      const note = await this.#send(file, { onProgress: (sent) => this.#change(key, { sent }), signal: abort.signal });
      this.#change(key, { state: 'stored', sent: 1, note });
    } catch (error) {
      this.#change(key, {
        state: 'failed',
        problem: sentenceOf(error, queueMessages.failed),
        canRetry: canRetry(error),
      });
    } finally {
      this.#aborts.delete(key);
      this.#sendNext();
    }
  }
}
