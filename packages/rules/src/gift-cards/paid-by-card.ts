import { amountDue, type TippedOrder } from '../tips/tips.ts';
import { cardAmount } from './card-part.ts';

/** Whether a gift card pays the whole order, so that nothing is left for its payment method (GIFT-05). */
export const isPaidByCard = (order: TippedOrder): boolean => cardAmount(order.giftCard) > 0 && amountDue(order) === 0;
