import { createHmac } from 'node:crypto';
import { networkOf } from '@theke/kit/network';

/** Stands for where somebody comes from, without telling it: an address is personal, and only counted. */
export const addressMark = (secret: string, address: string): string =>
  createHmac('sha256', `upload address:${secret}`).update(networkOf(address)).digest('base64url').slice(0, 22);
