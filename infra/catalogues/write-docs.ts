// `npm run docs`: writes what docs/ and the READMEs say of the contracts. pages.test.ts fails while something is out of date.
import { writeGenerated } from '../local/write-generated.ts';
import { generatedPages } from './pages.ts';

writeGenerated(generatedPages());
