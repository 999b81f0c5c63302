import { isPublicAddress } from './is-public-address.ts';
import { lookupAllowed } from './lookup-allowed.ts';

/** DNS lookup that only accepts public addresses, for hosts supplied by a browser. */
export const lookupPublic = lookupAllowed(isPublicAddress);
