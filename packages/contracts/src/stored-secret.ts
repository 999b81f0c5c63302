import { z } from 'zod';
import { instant } from './wire.ts';

/** Public data of a secret: last four characters and creation time. Null if not set. */
export const storedSecret = z.object({ lastFour: z.string(), since: instant }).nullable();
export type StoredSecret = z.output<typeof storedSecret>;
