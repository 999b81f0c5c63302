import { lookupAllowed } from '../lookup-allowed.ts';
import { isPublicAddress } from './public-address.ts';

/** Of a host that a browser named. */
export const lookupPublic = lookupAllowed(isPublicAddress);
