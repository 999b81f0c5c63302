// `npm run docs`: writes the indexes of folders and the generated parts of docs/ and READMEs. pages.test.ts fails if
// one of them is out of date.
import { writeGenerated } from '../local/write-generated.ts';
import { indexes } from './indexes.ts';

writeGenerated(indexes());
// Imported late: the contracts are read through an index that was just written.
const { officeIndex } = await import('./office-index.ts');
writeGenerated(await officeIndex());
const { generatedPages } = await import('./pages.ts');
writeGenerated(generatedPages());
