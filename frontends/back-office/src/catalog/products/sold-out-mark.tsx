import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { soldOutMessages } from '../../ordering/shared/sold-out-messages.de.ts';
import { useSoldOut } from '../../ordering/shared/use-sold-out.ts';
import * as css from './sold-out-mark.module.css';

/** Where a product is sold out, and until when. Nothing if it is available everywhere. */
export function SoldOutMark({ record: { id } }: { record: Pick<OfficeRecord, 'id'> }) {
  const { branches, stateIn, untilText } = useSoldOut();
  const states = branches.flatMap((branch) => stateIn(id, branch) ?? []);
  const [first] = states;
  if (!first) return null;
  if (states.length > 1) return <small className={css.mark}>{soldOutMessages.inMany(states.length)}</small>;
  const text = first.until
    ? soldOutMessages.until(untilText(first.until, first.branch.id))
    : soldOutMessages.withoutEnd;
  return (
    <small className={css.mark}>{branches.length > 1 ? soldOutMessages.inBranch(text, first.branch.name) : text}</small>
  );
}
