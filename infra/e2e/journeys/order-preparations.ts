import { redeemGiftCard } from '@theke/contracts/ordering/gift-card';
import { sendOffer } from '@theke/contracts/ordering/order-endpoints';
import { zipCodesOf } from '@theke/rules/delivery/area-zip-code';

/** Moves that an order needs before an operation on it is accepted, by their paths below the order. */
export type OrderPreparation = { isDelivery?: boolean; moves: readonly { verb: string; body?: object }[] };

const to = (...verbs: string[]): OrderPreparation => ({ moves: verbs.map((verb) => ({ verb: `status/${verb}` })) });
const requestedOffer: OrderPreparation = {
  moves: [{ verb: 'status/confirm', body: { counterAppointment: '2099-06-01T17:00:00.000Z' } }],
};
const offered: OrderPreparation = { moves: [{ verb: 'offer', body: sendOffer.example.body as object }] };

/** By operation name. Each operation can run once per order. */
export const orderPreparations: Readonly<Record<string, OrderPreparation>> = {
  confirmOrder: to(),
  rejectOrder: to(),
  cancelOrder: to(),
  updateOrder: to(),
  updateOrderItem: to(),
  addOrderItem: to(),
  markPrepared: to('confirm'),
  assignDriver: { ...to('confirm'), isDelivery: true },
  recordRefund: to('confirm', 'completed'),
  redeemGiftCard: to(),
  returnToGiftCard: { moves: [{ verb: 'gift-card', body: redeemGiftCard.example.body as object }] },
  tipOrder: to(),
  recordTip: to('confirm', 'completed'),
  handOutOrder: to('confirm'),
  deliverOrder: { ...to('confirm', 'in-delivery'), isDelivery: true },
  completeOrder: to('confirm', 'in-delivery'),
  acceptCounterAppointment: requestedOffer,
  declineCounterAppointment: requestedOffer,
  sendOffer: to(),
  acceptOffer: offered,
  declineOffer: offered,
  answerQuestionnaire: to('confirm', 'completed'),
  archiveOrder: to('reject'),
};

/** Turns an order's draft into a delivery to the area. */
export const toDelivery = <D extends object>(draft: D, deliveryArea: string) => ({
  ...draft,
  deliveryType: 'delivery',
  deliveryArea,
  street: 'Wipplingerstraße 8',
  zipCode: zipCodesOf({ area: deliveryArea })[0] ?? '1010',
  city: 'Wien',
});
