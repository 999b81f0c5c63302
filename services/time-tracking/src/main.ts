import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { timeTracking } from './service.ts';

await runService(timeTracking, { workQueues });
