import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import { type GiftCard, giftCardStateLabels } from '@theke/contracts/ordering/gift-card';
import { Ban, CircleCheck, CircleDashed, Clock, Undo2 } from 'lucide-react';

const looks: Record<GiftCard['state'], StateLook> = {
  active: { Icon: CircleCheck, kind: 'ok' },
  empty: { Icon: CircleDashed, kind: 'soon' },
  expired: { Icon: Clock, kind: 'soon' },
  blocked: { Icon: Ban, kind: 'late' },
  reversed: { Icon: Undo2, kind: 'late' },
};

/** State of a gift card with its sign. */
export const GiftCardState = ({ state }: Pick<GiftCard, 'state'>) => (
  <StateText {...looks[state]} text={giftCardStateLabels[state]} />
);
