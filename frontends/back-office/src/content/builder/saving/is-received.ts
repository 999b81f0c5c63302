import type { EditState } from '@theke/rules/content/editing/merge-edits';
import type { UnsentEdits } from './unsent-edits.ts';

/**
 * Whether the server has applied all edits of a closed tab: the tab was gone before it got the reply. False if there is
 * a conflict to decide.
 */
export function isReceived(
  { sessions }: Pick<EditState, 'sessions'>,
  { session, pending, conflicts }: UnsentEdits,
): boolean {
  const received = sessions[session];
  return (
    received !== undefined &&
    conflicts.length === 0 &&
    received.conflicts.length === 0 &&
    pending.every(({ seq }) => seq <= received.seq)
  );
}
