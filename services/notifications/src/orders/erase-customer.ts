import { customerErased } from '@theke/contracts/ordering/customer';
import { reaction } from '@theke/kit/events/subscription';
import { messageStore } from '../messages/message-store.ts';
import { erase } from './told-order.ts';
import { toldOrderStore } from './told-order-store.ts';

/** A person who was erased is forgotten here too: in what was told of their orders and in every message about them. */
export const eraseCustomer = reaction(customerErased, {
  name: 'forgets a customer',
  async handle(tx, { data: { orders } }) {
    // In one order, so that two of them never wait for each other.
    for (const id of [...orders].sort()) {
      const told = await toldOrderStore.lock(tx, id);
      // Also where nothing was told yet: what comes later comes too late.
      if (told) toldOrderStore.save(tx, erase(told));
      else toldOrderStore.insertErased(tx, id);
    }
    messageStore.eraseOfOrders(tx, orders);
  },
});
