import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const self = readFileSync(import.meta.filename);

/**
 * A style sheet in a component test: exports every class under its own name, as webpack's css-loader does in a build.
 */
export default {
  getCacheKey: (text) => createHash('sha256').update(self).update(text).digest('hex'),
  process(text) {
    const classes = new Set([...text.matchAll(/\.([A-Za-z_]\w*)/g)].map((match) => match[1]));
    // Exported through an alias: a class name may be a reserved word.
    const lines = [...classes].map((name, index) => `const c${index} = '${name}';\nexport { c${index} as ${name} };`);
    return { code: lines.join('\n') || 'export {};' };
  },
};
