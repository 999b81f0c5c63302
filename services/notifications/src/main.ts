import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { notifications } from './service.ts';

await runService(notifications, { workQueues });
