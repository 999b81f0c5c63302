// `npm run docs`: writes the pages of docs/ that follow from the code. pages.test.ts fails while one is out of date.
import { writeGenerated } from '../local/write-generated.ts';
import { generatedPages } from './pages.ts';

writeGenerated(await generatedPages());
// Whatever the wiring keeps open (none of it listens) would hold the process.
process.exit(0);
