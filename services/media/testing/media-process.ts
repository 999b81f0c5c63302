// Media as a process of its own, on databases of its own, for tests that look at its memory. It ends with its standard input.
import { startForTest } from '@theke/kit/testing/start-for-test';
import { media } from '../src/service.ts';

const service = await startForTest(media);
console.log(`listening on ${service.port}`);
process.stdin.resume().on('end', () => service.stop().then(() => process.exit(0)));
