import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { zoneMessages as german } from './zone-messages.de.ts';

export const zoneMessages: SameTexts<typeof german> = {
  enter: 'Delivery fee and time depend on your address.',
  zone: (name, fee, minimum) => `Delivery zone “${name}”: ${fee}${minimum && `, minimum order ${minimum}`}.`,
  fee: (fee) => `delivery fee ${fee}`,
  noFee: 'no delivery fee',
  near: (street) => `We do not know your house number yet. The zone is that of ${street}.`,
  chooseArea: 'Please choose your delivery area.',
};
