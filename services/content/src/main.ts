import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { content } from './service.ts';

await runService(content, { workQueues });
