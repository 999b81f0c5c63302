import type { Address, Order } from '@theke/contracts/ordering/order';
import { orderMessages } from './order-messages.de.ts';

/**
 * "Zieglergasse 33/2/17, Stock 4": street, stairway and door in Viennese notation, and floor; empty without a street.
 */
export const wayText = ({ street, stairway, door, floor }: Pick<Address, 'street' | 'stairway' | 'door' | 'floor'>) =>
  [[street, stairway, door].filter(Boolean).join('/'), floor && orderMessages.order.floor(floor)]
    .filter(Boolean)
    .join(', ');

/** Delivery address: the different one if given, otherwise the guest's own. */
export const destinationOf = ({ contact }: Pick<Order, 'contact'>): Address => contact.deliveryAddress ?? contact;

/** "1070 Wien"; empty if both are unknown. */
export const townText = ({ zipCode, city }: Pick<Address, 'zipCode' | 'city'>): string =>
  [zipCode, city].filter(Boolean).join(' ');
