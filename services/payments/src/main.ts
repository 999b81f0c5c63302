import { runService } from '@theke/kit/run-service';
import { workQueues } from '../../../infra/topology.ts';
import { payments } from './service.ts';

await runService(payments, { workQueues });
