// `npm run indexes`: writes the indexes of folders, which code imports, and docs/permissions.md. indexes.test.ts fails
// if one is out of date.
import { writeGenerated } from '../local/write-generated.ts';
import { indexes } from './indexes.ts';

writeGenerated(indexes());
// Imported late: the contracts are read through an index that was just written.
const { officeIndex } = await import('./office-index.ts');
writeGenerated(await officeIndex());
const { permissionTable } = await import('./permission-page.ts');
writeGenerated(new Map([['docs/permissions.md', permissionTable()]]));
