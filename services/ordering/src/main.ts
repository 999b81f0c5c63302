import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { ordering } from './service.ts';

await runService(ordering, { workQueues });
