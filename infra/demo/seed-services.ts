import type { ServiceParts } from '@theke/kit/service';
import type { RunningService } from '@theke/kit/start-service';
import type { analytics } from '../../services/analytics/src/service.ts';
import type { catalog } from '../../services/catalog/src/service.ts';
import type { content } from '../../services/content/src/service.ts';
import type { identity } from '../../services/identity/src/service.ts';
import type { media } from '../../services/media/src/service.ts';
import type { ordering } from '../../services/ordering/src/service.ts';

type PartsOf<D> = D extends { setup(...args: never[]): infer P } ? Awaited<P> & ServiceParts : never;

/** Services whose use cases create demo tenants. */
export type SeedServices = {
  analytics: Pick<RunningService<PartsOf<typeof analytics>>, 'parts'>;
  identity: Pick<RunningService<PartsOf<typeof identity>>, 'parts'>;
  catalog: Pick<RunningService<PartsOf<typeof catalog>>, 'parts'>;
  media: Pick<RunningService<PartsOf<typeof media>>, 'parts'>;
  ordering: Pick<RunningService<PartsOf<typeof ordering>>, 'parts'>;
  content: Pick<RunningService<PartsOf<typeof content>>, 'parts'>;
};
