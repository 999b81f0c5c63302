import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { media } from './service.ts';

await runService(media, { workQueues });
// It was read. Of all services this one lets strangers choose what runs in its decoders.
for (const secret of ['THEKE_SECRET', 'DATABASE_URL', 'BUS_URL']) delete process.env[secret];
