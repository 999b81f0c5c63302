// Runs the AI service in a separate process, in the databases of a test.
import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { ai } from '../../../services/ai/src/service.ts';

await runService(ai, { workQueues, databasePrefix: String(process.env.THEKE_TEST_DATABASE_PREFIX) });
