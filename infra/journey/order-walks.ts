/** What an order must have gone through before an operation on it is accepted: moves of staff, by their verbs. */
export type OrderWalk = { isDelivery?: boolean; moves: readonly { verb: string; body?: object }[] };

const to = (...verbs: string[]): OrderWalk => ({ moves: verbs.map((verb) => ({ verb })) });
const asked: OrderWalk = { moves: [{ verb: 'confirm', body: { counterAppointment: '2099-06-01T17:00:00.000Z' } }] };

/** By the operation's name. Each of them uses its order up. */
export const orderWalks: Readonly<Record<string, OrderWalk>> = {
  confirmOrder: to(),
  rejectOrder: to(),
  cancelOrder: to(),
  updateOrder: to(),
  updateOrderItem: to(),
  handOutOrder: to('confirm'),
  deliverOrder: { ...to('confirm', 'in-delivery'), isDelivery: true },
  completeOrder: to('confirm', 'in-delivery'),
  acceptCounterAppointment: asked,
  declineCounterAppointment: asked,
  answerQuestionnaire: to('confirm', 'completed'),
  archiveOrder: to('reject'),
};

/** An order's draft as a delivery to the area. */
export const brought = <D extends object>(draft: D, deliveryArea: string) => ({
  ...draft,
  deliveryType: 'delivery',
  deliveryArea,
  street: 'Wipplingerstraße 8',
  zipCode: '1010',
  city: 'Wien',
});
