import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { isAnimatedGif } from '@theke/admin/forms/editors/is-animated-gif.ts';
import { readDataUrl } from '@theke/admin/forms/editors/read-data-url.ts';
import { createImage, type Image, listImages, readImageOverview } from '@theke/contracts/media/image';
import { createUpload, listUploads, type Upload } from '@theke/contracts/media/upload';
import { urlOf } from '@theke/ui/api-client';
import { sendFile } from '@theke/ui/send-file';
import { sendWithProgress } from '@theke/ui/send-with-progress';
import { useEffect, useState } from 'react';
import { queueMessages } from './queue-messages.de.ts';
import { type QueuedFile, type Send, type SentKind, UploadQueue } from './upload-queue.ts';

const send: Send = async ({ file, kind }, { onProgress, signal }) => {
  if (kind === 'file') {
    await sendFile<Upload>(urlOf(createUpload), file, onProgress, signal);
    return undefined;
  }
  const data = await readDataUrl(file);
  const body = JSON.stringify({ name: file.name, data });
  const { look } = await sendWithProgress<Image>(urlOf(createImage), body, onProgress, signal);
  if (look?.isAnimated) return queueMessages.animated;
  return isAnimatedGif(data) ? queueMessages.firstFrame : undefined;
};

/**
 * Upload queue of a page. Uploads continue if the page is left within the office; closing the window asks first.
 * @param listed kind that the page lists; default: pictures. Read once.
 */
export function useUploadQueue(listed?: SentKind) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [queue] = useState(() => {
    let stored = 0;
    const onChange = (files: readonly QueuedFile[]) => {
      setFiles(files);
      const storedNow = files.filter(({ state }) => state === 'stored').length;
      if (storedNow > stored)
        for (const endpoint of [listImages, readImageOverview, listUploads])
          void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
      stored = storedNow;
    };
    return new UploadQueue(send, onChange, listed);
  });
  const isBusy = files.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { files, queue, isBusy };
}
