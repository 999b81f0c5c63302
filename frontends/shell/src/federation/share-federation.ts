import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Federation = { runtime: object; bundlerRuntime: object; attachShareScopeMap: unknown };

/** The webpack runtime within a build. */
declare const __webpack_require__: { federation: Federation };

declare global {
  /** Global name under which remotes find it, as built by `infra/tools/build/shell-federation.ts`. */
  var thekeFederation: Federation | undefined;
}

/**
 * Shares one federation runtime per page: remotes are built without functions that the shell already has, and receive
 * them here with their own webpack runtime. A remote uses a different runtime, because functions to open containers
 * are left out of builds without any.
 * @public called by federation at start
 */
export default function shareFederation() {
  return {
    name: 'share-federation',
    init() {
      const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
      globalThis.thekeFederation ??= {
        runtime,
        bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
        attachShareScopeMap,
      };
    },
  };
}
