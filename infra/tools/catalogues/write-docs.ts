// `npm run docs`: writes the pages in docs/generated, which are not committed.
import { writeGenerated } from '../local/write-generated.ts';
import { generatedPages } from './pages.ts';
import { tablePage } from './table-page.ts';

writeGenerated(generatedPages());
writeGenerated(new Map([['docs/generated/tables.md', await tablePage()]]));
