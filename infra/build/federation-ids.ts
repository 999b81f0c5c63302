import type { Compiler } from 'webpack';

const name = 'federation-ids';

/** What the identifiers of federation's own modules begin with or contain, and the id that each gets. */
const ids: readonly [part: RegExp, id: string][] = [
  [/^container entry /, 'c'],
  [/[\\/]\.federation[\\/]entry\./, 'f'],
];

/**
 * Federation names its modules by the folder that the checkout lies in: numbered as all others are, the names of files and their
 * sizes, within some 80 bytes, would differ from folder to folder.
 */
export const federationIds = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Before webpack numbers those that have no id yet.
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        const { chunkGraph } = compilation;
        for (const module of modules) {
          const id = ids.find(([part]) => part.test(module.identifier()))?.[1];
          if (id && chunkGraph.getNumberOfModuleChunks(module) > 0) chunkGraph.setModuleId(module, id);
        }
      });
    });
  },
};
