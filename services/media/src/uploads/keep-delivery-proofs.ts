import { deliveryProven } from '@theke/contracts/ordering/driver-endpoints';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { Log } from '@theke/kit/log';
import { uploadStore } from './upload-store.ts';

/** Keeps the photo or signature of a delivery for the staff of its branch (DELIVERY-10). */
export const keepDeliveryProofs = (log: Log): WorkSubscription =>
  reaction(deliveryProven, {
    name: 'keep proofs of deliveries',
    async handle(tx, { data: { upload, branch }, subject, time }) {
      const existing = await uploadStore.keep(tx, [upload], branch, time);
      if (existing.length === 0) log.warn({ order: subject, upload }, 'proof refers to a deleted upload');
    },
  });
