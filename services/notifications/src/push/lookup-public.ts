import { lookupAllowed } from '../lookup-allowed.ts';
import { isPublicAddress } from './public-address.ts';

/** For hosts supplied by a browser. */
export const lookupPublic = lookupAllowed(isPublicAddress);
