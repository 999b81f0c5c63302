import { Modal } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { X } from 'lucide-react';
import { useId } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './cart-sheet.module.css';
import { SlipBody, type SlipProps } from './slip.tsx';

/** The cart over the card, on screens without a slip. */
export function CartSheet({ onClose, ...slip }: SlipProps & { onClose: () => void }) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <header className={css.head}>
        <h2 id={id}>{messages.cart.title}</h2>
        <IconButton label={messages.close} onClick={onClose}>
          <X {...icon} size={22} />
        </IconButton>
      </header>
      <SlipBody {...slip} />
    </Modal>
  );
}
