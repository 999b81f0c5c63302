import type { TaskFile } from '@theke/contracts/media/task-file';

type Named = Pick<TaskFile, 'id' | 'extension'>;

/** Apart from the names of uploads, so that no address with a hash ever opens one. */
export const taskFileOf = ({ id, extension }: Named): string => `task-file-${id}.${extension}`;

export const taskPreviewOf = ({ id }: Pick<TaskFile, 'id'>): string => `task-file-preview-${id}.jpg`;
