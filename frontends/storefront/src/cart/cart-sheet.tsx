import { Modal } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { TextArea } from '@theke/ui/text-area';
import { X } from 'lucide-react';
import { useId } from 'react';
import { configureMessages } from '../configure/configure-messages.de.ts';
import { messages } from '../messages.de.ts';
import { useBackCloses } from '../use-back-closes.ts';
import { cartMessages } from './cart-messages.de.ts';
import * as css from './cart-sheet.module.css';
import { SlipBody, type SlipProps } from './slip.tsx';

type Props = SlipProps & { onNote: (text: string) => void; onClose: () => void };

/** The cart as a sheet above the menu, on screens without room for the slip. */
export default function CartSheet({ onClose, onNote, ...slip }: Props) {
  const id = useId();
  const leave = useBackCloses(onClose);
  const close = () => leave(onClose);
  return (
    <Modal labelledBy={id} onClose={close}>
      <header className={css.head}>
        <h2 id={id}>{messages.cart.title}</h2>
        <IconButton label={messages.close} onClick={close}>
          <X {...icon} size={22} />
        </IconButton>
      </header>
      <SlipBody {...slip}>
        <TextArea
          className={css.note}
          label={cartMessages.note}
          optional={configureMessages.optional}
          rows={2}
          maxLength={1000}
          value={slip.cart.order.comment}
          onChange={(event) => onNote(event.target.value)}
        />
      </SlipBody>
    </Modal>
  );
}
