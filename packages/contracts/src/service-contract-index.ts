// Written by `npm run indexes` from the folders: do not edit.
import { aiContract } from './ai/contract.ts';
import { analyticsContract } from './analytics/contract.ts';
import { catalogContract } from './catalog/contract.ts';
import { contentContract } from './content/contract.ts';
import { identityContract } from './identity/contract.ts';
import { mediaContract } from './media/contract.ts';
import { notificationsContract } from './notifications/contract.ts';
import { orderingContract } from './ordering/contract.ts';
import { paymentsContract } from './payments/contract.ts';
import { signageContract } from './signage/contract.ts';
import { timeTrackingContract } from './time-tracking/contract.ts';

/** Contracts of all services. */
export const serviceContracts = [
  aiContract,
  analyticsContract,
  catalogContract,
  contentContract,
  identityContract,
  mediaContract,
  notificationsContract,
  orderingContract,
  paymentsContract,
  signageContract,
  timeTrackingContract,
] as const;
