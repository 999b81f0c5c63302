// Before the first module is read (`node --import`): what Node makes of sources is kept for the next start. Without it each start strips
// the types of a thousand files again, in a compiler that then stays in memory: 15 MB.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
enableCompileCache(folder);
// The services of a distributed platform are processes of their own.
process.env.NODE_COMPILE_CACHE ??= folder;
