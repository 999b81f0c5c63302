import { runService } from '@theke/kit/run-service';
import { workQueues } from '../../../infra/topology.ts';
import { notifications } from './service.ts';

await runService(notifications, { workQueues });
