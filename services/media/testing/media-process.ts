// Runs media in a separate process with separate databases, for tests of its memory. Ends with its stdin.
import { startForTest } from '@theke/kit/testing/start-for-test';
import { media } from '../src/service.ts';

const service = await startForTest(media);
console.log(`listening on ${service.port}`);
process.stdin.resume().on('end', () => service.stop().then(() => process.exit(0)));
