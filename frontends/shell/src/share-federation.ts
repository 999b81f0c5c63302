import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Federation = { runtime: object; bundlerRuntime: object; attachShareScopeMap: unknown };

/** What webpack calls itself within a build. */
declare const __webpack_require__: { federation: Federation };

declare global {
  /** By this name remotes find it, as `infra/build/federation-of-shell.ts` has them built. */
  var thekeFederation: Federation | undefined;
}

/** A remote that is asked for again, after it failed, goes on with what it had. */
function instanceOf(options: Parameters<typeof createInstance>[0]) {
  const known = getInstance((one) => one.name === options.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
}

/**
 * One federation for a page: remotes are built without the functions that the shell has anyway, which are handed each remote's own webpack.
 * Two are others for a remote: `init` would take it for the shell, whose name is built in, and what opens a container is left out of
 * a build that has none.
 * @public federation calls it when it starts
 */
export default function shareFederation() {
  return {
    name: 'share-federation',
    init() {
      const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
      globalThis.thekeFederation ??= {
        runtime: { ...runtime, init: instanceOf },
        bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
        attachShareScopeMap,
      };
    },
  };
}
