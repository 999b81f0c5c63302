import type { AnyResource } from '@theke/contracts/resource';
import { defineContract } from '@theke/contracts/service-contract';
import { z } from 'zod';
import { defineService } from '../src/service.ts';

/** A service with a single resource, to test resource definitions. */
export const resourceService = (resource: AnyResource) =>
  defineService({
    contract: defineContract({ service: 'catalog', resources: { [resource.name]: resource } }),
    config: z.object({}),
    migrations: new URL('./sample-migrations/', import.meta.url),
    setup: () => ({ routes: [] }),
  });
