import { useApi } from '@theke/admin/api/office-api.ts';
import { readDataUrl } from '@theke/admin/forms/editors/read-data-url.ts';
import type { FileRef } from '@theke/contracts/content/content-value';
import { createUpload } from '@theke/contracts/media/upload';
import { claimedExtension, largestUpload } from '@theke/contracts/media/upload-kinds';
import { ApiError } from '@theke/ui/api-error';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useState } from 'react';
import { contentMessages } from './content-messages.de.ts';

/** Uploads files one after another; unsupported or too large ones are rejected before upload. */
export function useFileUpload(onStored: (file: FileRef) => void) {
  const api = useApi();
  // Kept by hand: files can be dropped while others upload, and `useAction` would ignore the second drop.
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function upload(files: Iterable<File>) {
    setProblem(undefined);
    setIsBusy(true);
    try {
      for (const file of files) {
        if (!claimedExtension(file.name)) return setProblem(contentMessages.notAFile(file.name));
        if (file.size > largestUpload) return setProblem(contentMessages.fileTooLarge(file.name));
        const { id, version, extension, publicHash, name } = await api(createUpload, {
          body: { name: file.name, data: await readDataUrl(file) },
        });
        onStored({ id, version, extension, publicHash, name });
      }
    } catch (error) {
      setProblem(
        error instanceof ApiError ? sentenceOf(error, contentMessages.uploadFailed) : contentMessages.uploadFailed,
      );
    } finally {
      setIsBusy(false);
    }
  }
  return { upload, isBusy, problem };
}
