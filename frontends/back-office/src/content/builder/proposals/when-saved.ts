import { ApiError } from '@theke/ui/api-error';
import type { Editing, EditQueue } from '../saving/edit-queue.ts';
import { proposalMessages } from './proposal-messages.de.ts';

/** Resolves as soon as the server has every edit. @throws ApiError if it does not take them now */
export function whenSaved(queue: EditQueue): Promise<Editing> {
  void queue.flush();
  return new Promise((resolve, reject) => {
    const look = () => {
      const editing = queue.current();
      if (editing.save.kind === 'saving') return false;
      if (editing.save.kind === 'saved') resolve(editing);
      else reject(new ApiError(0, [{ code: 'NOT_SAVED', message: proposalMessages.notSaved }]));
      return true;
    };
    if (look()) return;
    const leave = queue.subscribe(() => {
      if (look()) leave();
    });
  });
}
