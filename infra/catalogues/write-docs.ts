// `npm run docs`: writes the indexes of folders, and what docs/ and the READMEs say of the contracts. pages.test.ts fails while
// something is out of date.
import { writeGenerated } from '../local/write-generated.ts';
import { indexes } from './indexes.ts';

writeGenerated(indexes());
// The contracts are read by way of an index that was just written.
const { officeIndex } = await import('./office-index.ts');
writeGenerated(await officeIndex());
const { generatedPages } = await import('./pages.ts');
writeGenerated(generatedPages());
