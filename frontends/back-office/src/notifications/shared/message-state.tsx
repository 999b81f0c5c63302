import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import type { Message } from '@theke/contracts/notifications/message';
import { CircleAlert, CircleCheck, Clock, Inbox, UserX } from 'lucide-react';
import { stateOf } from './state-of.ts';

const looks: Record<Message['state'], StateLook> = {
  queued: { Icon: Clock, kind: 'soon' },
  sent: { Icon: CircleCheck, kind: 'ok' },
  failed: { Icon: CircleAlert, kind: 'late' },
  erased: { Icon: UserX, kind: 'plain' },
};
const localLook: StateLook = { Icon: Inbox, kind: 'plain' };

/** State of a message as icon and text. */
export function MessageState({ message }: { message: Pick<Message, 'state' | 'carrier' | 'attempts'> }) {
  const isKept = message.state === 'sent' && message.carrier === 'mailbox';
  return <StateText {...(isKept ? localLook : looks[message.state])} text={stateOf(message)} />;
}
