import { runService } from '@theke/kit/run-service';
import { workQueues } from '../../../infra/topology.ts';
import { ordering } from './service.ts';

await runService(ordering, { workQueues });
