import { ModuleFederation } from '@module-federation/runtime-core';

// What builds ask `@module-federation/runtime` for, in its place (`infra/build/federation-of-shell.ts`): that one brings all it can do, and has
// it stay in the build because federation takes the whole of it as one object.

const instances = new Map<string, ModuleFederation>();

/**
 * The federation of one build, the shell's or a remote's. A remote that is asked for again, after it failed, goes on with what it had.
 * @public federation calls it when a build starts
 */
export function init(options: ConstructorParameters<typeof ModuleFederation>[0]): ModuleFederation {
  const known = instances.get(options.name);
  if (known) known.initOptions(options);
  const instance = known ?? new ModuleFederation({ ...options, id: options.name });
  instances.set(options.name, instance);
  return instance;
}

/** @public federation names it for builds whose shared packages have a second source, which none has */
export function getRemoteEntry(): never {
  throw new Error('No shared package has a second source');
}
