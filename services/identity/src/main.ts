import { runService } from '@theke/kit/run-service';
import { workQueues } from '../../../infra/topology.ts';
import { identity } from './service.ts';

await runService(identity, { workQueues });
