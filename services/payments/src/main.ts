import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { payments } from './service.ts';

await runService(payments, { workQueues });
