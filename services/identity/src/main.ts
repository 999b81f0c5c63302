import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { identity } from './service.ts';

await runService(identity, { workQueues });
