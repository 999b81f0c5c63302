import type { EntryAction, EntryActionsProps } from '@theke/admin/resources/office-resource.ts';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { soldOutMessages } from '../../ordering/shared/sold-out-messages.de.ts';
import { storedBranch } from '../../ordering/shared/stored-branch.ts';
import { useSoldOut } from '../../ordering/shared/use-sold-out.ts';

/** "Heute ausverkauft" and its opposite for products; with several branches, one choice each (STOCK-03). */
export function SoldOutActions({ ids, title, children }: EntryActionsProps) {
  const { branches, mayWrite, stateIn, change } = useSoldOut();
  const last = storedBranch();
  const ordered = branches.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
  const isSoldOut = (branch: (typeof branches)[number]) => ids.every((id) => stateIn(id, branch) !== undefined);
  const toAction = (to: boolean): EntryAction[] => {
    const open = ordered.filter((branch) => isSoldOut(branch) !== to);
    const base = to
      ? { label: soldOutMessages.mark, Icon: CircleSlash }
      : { label: soldOutMessages.release, Icon: CircleCheck };
    const choices = open.map((branch) => ({
      label: branch.name,
      run: () => void change(branch, ids, to, title),
    }));
    const [only] = choices;
    if (!only) return [];
    return branches.length === 1 ? [{ ...base, run: only.run }] : [{ ...base, choices }];
  };
  return children(mayWrite ? [...toAction(true), ...toAction(false)] : []);
}
