import { createHmac } from 'node:crypto';
import { networkOf } from '@theke/kit/network';

/** Keyed hash of an address: addresses are personal data, and only need to be counted. */
export const addressMark = (secret: string, address: string): string =>
  createHmac('sha256', `upload address:${secret}`).update(networkOf(address)).digest('base64url').slice(0, 22);
