import type { Address, Order } from '@theke/contracts/ordering/order';
import { orderMessages } from './order-messages.de.ts';

/** "Zieglergasse 33/2/17, Stock 4": street, stairway and door as one writes them in Vienna, and the floor; empty where there is no street. */
export const wayText = ({ street, stairway, door, floor }: Pick<Address, 'street' | 'stairway' | 'door' | 'floor'>) =>
  [[street, stairway, door].filter(Boolean).join('/'), floor && orderMessages.order.floor(floor)]
    .filter(Boolean)
    .join(', ');

/** Where a delivery goes: to the guest's other address where there is one. */
export const destinationOf = ({ contact }: Pick<Order, 'contact'>): Address => contact.deliveryAddress ?? contact;

/** "1070 Wien"; empty where neither is known. */
export const townText = ({ zipCode, city }: Pick<Address, 'zipCode' | 'city'>): string =>
  [zipCode, city].filter(Boolean).join(' ');
