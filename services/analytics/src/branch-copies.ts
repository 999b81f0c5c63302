import { branches } from '@theke/contracts/catalog/branch';
import { copies } from '@theke/kit/events/copies';

/** Every branch that there is, for QR codes. Kept by the subscription that keeps their clocks (orders/order-figures.ts). */
export const branchCopies = copies({ branches });
