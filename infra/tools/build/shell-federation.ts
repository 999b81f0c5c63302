import { join } from 'node:path';
import webpack, { type ExternalItem } from 'webpack';

/**
 * Remotes are started by the shell's federation runtime, which is loaded anyway
 * (`frontends/shell/src/federation/share-federation.ts`). The plugin's `externalRuntime` shares only the runtime's
 * core, and the shell would contain it twice.
 */
export const shellFederation: ExternalItem[] = [
  ({ request = '' }, callback) =>
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/.test(request)
      ? callback(undefined, 'global thekeFederation')
      : callback(),
];

/**
 * Replaces parts of federation's runtime in the shell's build with smaller ones, without unused features; see there.
 */
export const federationAliases = (root: string): Record<string, string> => ({
  '@module-federation/runtime$': join(root, 'frontends/shell/src/federation/runtime.ts'),
  '@module-federation/runtime/helpers$': join(root, 'frontends/shell/src/federation/runtime-helpers.ts'),
});

/** Drops the parsing of version ranges: all builds of a page have the same versions. */
export const equalVersions = (root: string) =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]semver[\\/]index\.js$/,
    join(root, 'frontends/shell/src/federation/same-version.ts'),
  );
