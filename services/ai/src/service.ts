import { aiContract } from '@theke/contracts/ai/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';

/** Ai: Purpose of Ai. */
export const ai = defineService({
  contract: aiContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  setup() {
    return { routes: [] };
  },
});
