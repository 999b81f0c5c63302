import { createImage } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';
import { ApiError } from '@theke/ui/api-error';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useState } from 'react';
import { useApi } from '../../api/office-api.ts';
import { messages } from '../../messages.de.ts';
import { isAnimatedGif } from './is-animated-gif.ts';
import { readDataUrl } from './read-data-url.ts';

/** Largest picture in bytes (HTTP-11). */
const largestBytes = 15_000_000;

/** Uploads pictures one after another. Files that are no picture or too large are rejected before upload. */
export function useUpload(onStored: (image: ImageRef) => void) {
  const api = useApi();
  // Kept by hand: pictures can be dropped while others upload, and `useAction` would ignore the second drop.
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Notice about an unexpected treatment of an uploaded picture (MEDIA-18). */
  const [note, setNote] = useState<string>();
  async function upload(files: Iterable<File>) {
    setProblem(undefined);
    setNote(undefined);
    setIsBusy(true);
    try {
      for (const file of files) {
        if (!file.type.startsWith('image/')) return setProblem(messages.editors.notAPicture);
        if (file.size > largestBytes) return setProblem(messages.editors.tooLarge(file.name));
        const data = await readDataUrl(file);
        const { id, version, extension, look } = await api(createImage, { body: { name: file.name, data } });
        if (look?.isAnimated) setNote(messages.editors.animated(file.name));
        else if (isAnimatedGif(data)) setNote(messages.editors.firstFrame(file.name));
        onStored({ id, version, extension, look });
      }
    } catch (error) {
      setProblem(
        error instanceof ApiError ? sentenceOf(error, messages.editors.uploadFailed) : messages.editors.notAPicture,
      );
    } finally {
      setIsBusy(false);
    }
  }
  return { upload, isBusy, problem, note };
}
