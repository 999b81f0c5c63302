import type { Message } from '@theke/contracts/notifications/message';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { CircleAlert, CircleCheck, Clock, Inbox, type LucideIcon, UserX } from 'lucide-react';
import * as css from './message-state.module.css';
import { stateOf } from './state-of.ts';

const looks: Record<Message['state'], { Icon: LucideIcon; look: string | undefined }> = {
  queued: { Icon: Clock, look: css.queued },
  sent: { Icon: CircleCheck, look: css.sent },
  failed: { Icon: CircleAlert, look: css.failed },
  erased: { Icon: UserX, look: undefined },
};

/** A message's state as a sign and words. */
export function MessageState({ message }: { message: Pick<Message, 'state' | 'carrier' | 'attempts'> }) {
  const isKept = message.state === 'sent' && message.carrier === 'mailbox';
  const { Icon, look } = isKept ? { Icon: Inbox, look: undefined } : looks[message.state];
  return (
    <span className={classNames(css.state, look)}>
      <Icon {...icon} size={16} />
      {stateOf(message)}
    </span>
  );
}
