import { basename } from 'node:path';

/** A picture in a component test: exports its file name instead of its address in a build. */
export default {
  getCacheKey: (_, path) => path,
  process: (_, path) => ({ code: `export default '${basename(path)}';` }),
};
