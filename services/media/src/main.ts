import { runService } from '@theke/kit/run-service';
import { workQueues } from '../../../infra/topology.ts';
import { media } from './service.ts';

await runService(media, { workQueues });
