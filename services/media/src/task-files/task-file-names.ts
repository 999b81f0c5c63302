import type { TaskFile } from '@theke/contracts/media/task-file';

type Named = Pick<TaskFile, 'id' | 'extension'>;

/** Differs from names of uploads, so that no address with a hash ever serves one. */
export const taskFileOf = ({ id, extension }: Named): string => `task-file-${id}.${extension}`;

export const taskPreviewOf = ({ id }: Pick<TaskFile, 'id'>): string => `task-file-preview-${id}.jpg`;
