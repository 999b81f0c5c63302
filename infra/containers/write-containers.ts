// `npm run containers`: writes what containers are made from. containers.test.ts fails while a file is another.
import { writeGenerated } from '../local/write-generated.ts';
import { containerFiles } from './container-files.ts';

writeGenerated(await containerFiles());
