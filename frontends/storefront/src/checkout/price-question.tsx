import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { messages } from '../messages.de.ts';
import { checkoutMessages } from './checkout-messages.de.ts';

type Props = { message: string; total: string; onAccept: () => void; onClose: () => void };

/** The price changed between looking and ordering: nothing was stored, the guest decides. */
export const PriceQuestion = ({ message, total, onAccept, onClose }: Props) => (
  <Dialog
    title={checkoutMessages.priceChanged}
    closeLabel={messages.close}
    onClose={onClose}
    actions={
      <>
        <Button kind="second" onClick={onClose}>
          {checkoutMessages.review}
        </Button>
        <Button onClick={onAccept}>{checkoutMessages.acceptPrice(total)}</Button>
      </>
    }
  >
    <p>{message}</p>
  </Dialog>
);
