// `npm run indexes`: writes the indexes of folders, which code imports. indexes.test.ts fails if one is out of date.
import { writeGenerated } from '../local/write-generated.ts';
import { indexes } from './indexes.ts';

writeGenerated(indexes());
// Imported late: the contracts are read through an index that was just written.
const { officeIndex } = await import('./office-index.ts');
writeGenerated(await officeIndex());
