import type { Compiler } from 'webpack';

const name = 'federation-ids';

/** Prefixes or parts of the identifiers of federation's own modules, and the id that each gets. */
const ids: readonly [part: RegExp, id: string][] = [
  [/^container entry /, 'c'],
  [/[\\/]\.federation[\\/]entry\./, 'f'],
];

/**
 * Assigns fixed ids to federation's modules. By default federation names them by the folder of the checkout: with
 * numbered ids, file names and sizes (within some 80 bytes) would differ from folder to folder.
 */
export const federationIds = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Runs before webpack numbers the modules without an id.
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
