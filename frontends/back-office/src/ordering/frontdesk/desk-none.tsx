import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { BellRing } from 'lucide-react';
import { orderMessages } from '../shared/order-messages.de.ts';
import { useRestoredFocus } from '../shared/use-restored-focus.ts';
import * as css from './desk-none.module.css';
import { frontdeskMessages } from './frontdesk-messages.de.ts';

/** Empty state: no order waits for an answer. */
export function DeskNone() {
  const place = useRestoredFocus<HTMLDivElement>();
  return (
    <div ref={place} className={css.none} tabIndex={-1}>
      <Empty
        title={orderMessages.board.noNew}
        text={frontdeskMessages.noNewText}
        sign={<BellRing {...icon} size={48} />}
      />
    </div>
  );
}
