import { useEffect, useRef, useState } from 'react';
import { acceptsExtension, refusalOfFile, refusalOfServer } from './refusal-of-file.ts';
import { rememberUpload } from './remembered-upload.ts';
import { sendUpload } from './send-upload.ts';
import { uploadMessages } from './upload-messages.de.ts';
import { takesMany, type UploadType } from './upload-values.ts';

/** A running upload; `sent` is a fraction from 0 to 1. */
export type RunningUpload = { key: number; name: string; sent: number; cancel: () => void };

type Options = {
  type: UploadType;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  onBusy: (isBusy: boolean) => void;
};

let keys = 0;

/** Uploads files one after another, adds their ids to the answer, and reports results in `status`. */
export function useUploads(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  // Cancels running uploads on unmount.
  const unmounted = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);

  async function sendOne(file: File): Promise<void> {
    const key = keys++;
    const canceled = new AbortController();
    const signal = AbortSignal.any([unmounted.current.signal, canceled.signal]);
    const { type } = latest.current;
    setRunning([{ key, name: file.name, sent: 0, cancel: () => canceled.abort() }]);
    try {
      const upload = await sendUpload(
        file,
        (sent) => setRunning((now) => now.map((one) => ({ ...one, sent }))),
        signal,
      );
      if (!acceptsExtension(type, upload.extension))
        return setFailures((now) => [...now, uploadMessages.failed(file.name)]);
      rememberUpload(upload);
      const { ids, onChange } = latest.current;
      onChange(takesMany(type) ? [...ids, upload.id] : [upload.id]);
      setStatus(uploadMessages.stored(upload.name));
    } catch (error) {
      if (!signal.aborted) setFailures((now) => [...now, refusalOfServer(error, file.name)]);
    } finally {
      setRunning([]);
    }
  }

  return {
    running,
    failures,
    status,
    async send(files: readonly File[]): Promise<void> {
      const { type, onBusy } = latest.current;
      const selected = takesMany(type) ? files : files.slice(0, 1);
      const refused = selected.flatMap((file) => refusalOfFile(type, file) ?? []);
      setFailures(refused);
      onBusy(true);
      for (const file of selected.filter((each) => refusalOfFile(type, each) === undefined)) {
        if (unmounted.current.signal.aborted) return;
        await sendOne(file);
      }
      onBusy(false);
    },
    remove(id: string, name: string): void {
      const { ids, onChange } = latest.current;
      onChange(ids.filter((each) => each !== id));
      setStatus(uploadMessages.removed(name));
    },
  };
}
