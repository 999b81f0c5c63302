import type { RefObject } from 'react';
import type { UploadQueue } from './upload-queue.ts';

type Props = { ref: RefObject<HTMLInputElement | null>; label: string; queue: UploadQueue };

/** Hidden file input that adds the chosen files to a queue. A click on `ref` opens the file dialog. */
export const QueueInput = ({ ref, label, queue }: Props) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple
    aria-label={label}
    onChange={({ target }) => {
      queue.add([...(target.files ?? [])]);
      // Allows choosing the same file again.
      target.value = '';
    }}
  />
);
