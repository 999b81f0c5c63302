import { ModuleFederation } from '@module-federation/runtime-core';

// Replaces `@module-federation/runtime` in builds (`infra/tools/build/shell-federation.ts`). The original cannot be
// tree-shaken, because federation uses it as one object.

const instances = new Map<string, ModuleFederation>();

/**
 * Creates or returns the federation instance of a build, of the shell or a remote. A remote that is loaded again
 * after a failure keeps its instance.
 * @public called by federation when a build starts
 */
export function init(options: ConstructorParameters<typeof ModuleFederation>[0]): ModuleFederation {
  const existing = instances.get(options.name);
  if (existing) existing.initOptions(options);
  const instance = existing ?? new ModuleFederation({ ...options, id: options.name });
  instances.set(options.name, instance);
  return instance;
}

/** @public required by federation for builds whose shared packages have a second source, which none has */
export function getRemoteEntry(): never {
  throw new Error('No shared package has a second source');
}
