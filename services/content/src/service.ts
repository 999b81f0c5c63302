import { contentContract } from '@theke/contracts/content/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';

/** Content: the pages of a site and what they tell of. */
export const content = defineService({
  contract: contentContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  setup: () => ({ routes: [] }),
});
