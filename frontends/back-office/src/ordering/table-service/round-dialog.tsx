import { messages } from '@theke/admin/messages.de.ts';
import { Dialog } from '@theke/ui/dialog';
import { RoundForm } from './round-form.tsx';
import { tableServiceMessages } from './table-service-messages.de.ts';
import type { Round } from './use-round.ts';

type Props = { round: Round; currency: string; onClose: () => void };

/** The round on a phone, above the menu. */
export const RoundDialog = ({ round, currency, onClose }: Props) => (
  <Dialog title={tableServiceMessages.round.items} closeLabel={messages.close} onClose={onClose}>
    <RoundForm round={round} currency={currency} />
  </Dialog>
);
