import { branches } from '@theke/contracts/catalog/branch';
import { copies } from '@theke/kit/events/copies';

/**
 * Copies of all branches, for QR codes. Updated by the subscription that stores their time zones
 * (orders/order-figures.ts).
 */
export const branchCopies = copies({ branches });
