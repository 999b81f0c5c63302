// Loaded before the first module (`node --import`): caches compiled sources for the next start. Without the cache, each
// start strips the types of a thousand files again, in a compiler that then keeps 15 MB of memory.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));
enableCompileCache(folder);
// The services of a distributed platform run in separate processes.
process.env.NODE_COMPILE_CACHE ??= folder;
