import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Federation = { runtime: object; bundlerRuntime: object; attachShareScopeMap: unknown };

/** What webpack calls itself within a build. */
declare const __webpack_require__: { federation: Federation };

declare global {
  /** By this name remotes find it, as `infra/build/federation-of-shell.ts` has them built. */
  var thekeFederation: Federation | undefined;
}

/**
 * One federation for a page: remotes are built without the functions that the shell has anyway, which are handed each remote's own webpack.
 * One is another for a remote: what opens a container is left out of a build that has none.
 * @public federation calls it when it starts
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
