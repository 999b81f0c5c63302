import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { signage } from './service.ts';

await runService(signage, { workQueues });
