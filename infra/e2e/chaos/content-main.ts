// Runs the content service in a separate process, in the databases of a test.
import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { content } from '../../../services/content/src/service.ts';

await runService(content, { workQueues, databasePrefix: String(process.env.THEKE_TEST_DATABASE_PREFIX) });
