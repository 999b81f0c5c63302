import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { ai } from './service.ts';

await runService(ai, { workQueues });
