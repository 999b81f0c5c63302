import { signageContract } from '@theke/contracts/signage/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';

/** Signage: Stores the scenes of a business. */
export const signage = defineService({
  contract: signageContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    return { routes: [] };
  },
});
