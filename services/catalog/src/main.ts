import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { catalog } from './service.ts';

await runService(catalog, { workQueues });
