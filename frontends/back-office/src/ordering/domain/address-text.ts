import type { Address, Order } from '@theke/contracts/ordering/order';

/** "Zieglergasse 33/2/17": street, stairway and door as one writes them in Vienna; empty where there is no street. */
export const doorText = ({ street, stairway, door }: Pick<Address, 'street' | 'stairway' | 'door'>): string =>
  [street, stairway, door].filter(Boolean).join('/');

/** Where a delivery goes: to the guest's other address where there is one. */
export const destinationOf = ({ contact }: Pick<Order, 'contact'>): Address => contact.deliveryAddress ?? contact;

/** "1070 Wien"; empty where neither is known. */
export const townText = ({ zipCode, city }: Pick<Address, 'zipCode' | 'city'>): string =>
  [zipCode, city].filter(Boolean).join(' ');
