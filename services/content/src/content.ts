import type { contentContract } from '@theke/contracts/content/contract';
import type { UnitOfWork, UnitsOfWork } from '@theke/kit/resource/resource-store';
import type { UseCasesOf } from '@theke/kit/resource/wire-resources';
import type { RelatedIndexCache } from './pages/related-index-cache.ts';

/** Dependencies of this service's routes. */
export type Content = {
  db: UnitsOfWork<UnitOfWork>;
  resources: UseCasesOf<(typeof contentContract)['resources'], UnitOfWork>;
  now: () => Date;
  newId: () => string;
  related: RelatedIndexCache;
};
