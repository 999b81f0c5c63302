import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { messages } from '../../messages.de.ts';
import type { OfficeResource } from '../../resources/office-resource.ts';
import { UsesList } from '../../uses/uses-list.tsx';
import * as css from './bulk.module.css';
import { bulkMessages } from './bulk-messages.de.ts';
import type { Outcome } from './each-row.ts';

type Props = { office: OfficeResource; outcome: Outcome; onClose: () => void };

/** Lists the refused rows of a bulk action with the reasons. */
export const OutcomeDialog = ({ office, outcome: { done, refused }, onClose }: Props) => (
  <Dialog
    title={bulkMessages.outcome}
    closeLabel={messages.close}
    onClose={onClose}
    actions={<Button onClick={onClose}>{messages.close}</Button>}
  >
    <p>{bulkMessages.outcomeText(done, refused.length)}</p>
    <ul className={css.refused}>
      {refused.map(({ row, message, uses }) => (
        <li key={row.id}>
          <b>{office.titleOf(row)}</b>
          {message}
          {uses && <UsesList uses={uses} onLeave={onClose} />}
        </li>
      ))}
    </ul>
  </Dialog>
);
