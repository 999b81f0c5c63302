import { basename } from 'node:path';

/** A picture in a component test: its name, where a build gives its address. */
export default {
  getCacheKey: (_, path) => path,
  process: (_, path) => ({ code: `export default '${basename(path)}';` }),
};
