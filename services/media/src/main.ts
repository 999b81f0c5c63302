import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { media } from './service.ts';

await runService(media, { workQueues });
// Already read. This service runs decoders on untrusted files, so the secrets are removed from its environment.
for (const secret of ['THEKE_SECRET', 'DATABASE_URL', 'BUS_URL']) delete process.env[secret];
