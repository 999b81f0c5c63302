// `npm run containers`: writes the container files. containers.test.ts fails while a file differs.
import { writeGenerated } from '../local/write-generated.ts';
import { containerFiles } from './container-files.ts';

writeGenerated(await containerFiles());
