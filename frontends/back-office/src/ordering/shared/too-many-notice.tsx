import type { PageMeta } from '@theke/contracts/endpoint';
import { Notice } from '@theke/ui/notice';
import { orderMessages } from './order-messages.de.ts';

/** Says that not all open orders could be loaded. */
export function TooManyNotice({ meta, className }: { meta: PageMeta | undefined; className?: string | undefined }) {
  if (!meta?.isTotalCapped) return null;
  return (
    <Notice kind="late" role="alert" className={className}>
      {orderMessages.board.tooMany(meta.total)}
    </Notice>
  );
}
