import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { media } from './service.ts';

await runService(media, { workQueues });
