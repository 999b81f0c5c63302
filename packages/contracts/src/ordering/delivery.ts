import { z } from 'zod';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';

/** Staff that deliver orders: users marked as drivers, with the permission to move orders (DELIVERY-01). */
export const driver = z.object({ id, name: field(z.string(), 'Fahrer', { personal: true }) });
export type Driver = z.output<typeof driver>;

export const proofKind = z.enum(['photo', 'signature']);
export type ProofKind = z.output<typeof proofKind>;

/** What a driver recorded at the door: an upload of media. Deleted with the guest's personal data (DELIVERY-10). */
export const deliveryProof = z.object({ upload: id, kind: proofKind, at: instant, by: z.string() });
export type DeliveryProof = z.output<typeof deliveryProof>;

/** Place of a guest's order among its driver's deliveries on their way, 1 for the next one (DELIVERY-11). */
export const guestStop = z.object({
  position: z.int().min(1),
  total: z.int().min(1),
  /** First name, if the business shows it. */
  driver: z.string().optional(),
});
export type GuestStop = z.output<typeof guestStop>;
