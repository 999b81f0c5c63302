import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { useState } from 'react';
import * as css from './confirm-dialog.module.css';
import { confirmSteps, confirmTime, rememberStep } from './confirm-times.ts';
import { orderMessages } from './order-messages.de.ts';
import { ticketOf } from './ticket-of.ts';

const { confirmFor: texts } = orderMessages;

type Props = {
  order: Order;
  onConfirm: (appointment: string) => void;
  /** To ask the guest instead. */
  onPropose: () => void;
  onClose: () => void;
};

/** For when an order is promised: four times to tap, or a question to its guest. */
export function ConfirmDialog({ order, onConfirm, onPropose, onClose }: Props) {
  const zone = useZoneOf()(order.branch.id);
  // The times must not move under the finger: they are those of the moment of asking.
  const [now] = useState(() => Date.now());
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
        {confirmSteps.map((step) => {
          const at = confirmTime(now, step);
          return (
            <button
              key={step}
              type="button"
              onClick={() => {
                rememberStep(step);
                onConfirm(new Date(at).toISOString());
              }}
            >
              <b>{timeText(at, zone)}</b>
              <small>{texts.plus(step)}</small>
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}
