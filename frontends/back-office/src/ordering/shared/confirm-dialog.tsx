import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { useState } from 'react';
import * as css from './confirm-dialog.module.css';
import { confirmChoices, rememberStep } from './confirm-times.ts';
import { orderMessages } from './order-messages.de.ts';
import { ticketOf } from './ticket-of.ts';

const { confirmFor: texts } = orderMessages;

type Props = {
  order: Order;
  onConfirm: (appointment: string) => void;
  /** Opens the dialog to offer another time. */
  onPropose: () => void;
  onClose: () => void;
};

/** Dialog to confirm an order for one of four times, or to offer another time. */
export function ConfirmDialog({ order, onConfirm, onPropose, onClose }: Props) {
  const zone = useZoneOf()(order.branch.id);
  // Fixed when the dialog opens, so that the times do not change while tapping.
  const [{ isAnnounced, times }] = useState(() => confirmChoices(order, Date.now()));
  return (
    <Dialog
      title={texts.title(ticketOf(order))}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <Button kind="second" onClick={onPropose}>
          {texts.propose}
        </Button>
      }
    >
      <p className={css.text}>{texts.text[order.deliveryType]}</p>
      <div className={css.times}>
        {times.map(({ step, at }) => (
          <button
            key={step}
            type="button"
            onClick={() => {
              if (!isAnnounced) rememberStep(step);
              onConfirm(new Date(at).toISOString());
            }}
          >
            <b>{timeText(at, zone)}</b>
            <small>{isAnnounced ? texts.afterAnnounced(step) : texts.plus(step)}</small>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
