import { isPublicAddress } from './is-public-address.ts';
import { lookupAllowed } from './lookup-allowed.ts';

/** For hosts supplied by a browser. */
export const lookupPublic = lookupAllowed(isPublicAddress);
