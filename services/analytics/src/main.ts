import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { analytics } from './service.ts';

await runService(analytics, { workQueues });
