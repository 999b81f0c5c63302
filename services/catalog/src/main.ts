import { runService } from '@theke/kit/run-service';
import { workQueues } from '../../../infra/topology.ts';
import { catalog } from './service.ts';

await runService(catalog, { workQueues });
