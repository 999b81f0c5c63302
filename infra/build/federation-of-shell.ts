import { join } from 'node:path';
import webpack, { type ExternalItem } from 'webpack';

/**
 * A remote is started by the federation of the shell, which has it anyway (`frontends/shell/src/federation/share-federation.ts`). The plugin's own
 * `externalRuntime` shares only the innermost part of it, and has the shell bring that part twice: once for itself, once to share it.
 */
export const federationOfShell: ExternalItem[] = [
  ({ request = '' }, callback) =>
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/.test(request)
      ? callback(undefined, 'global thekeFederation')
      : callback(),
];

/** What of federation's runtime the shell's build asks for, without what nobody does; see there. */
export const federationAliases = (root: string): Record<string, string> => ({
  '@module-federation/runtime$': join(root, 'frontends/shell/src/federation/runtime.ts'),
  '@module-federation/runtime/helpers$': join(root, 'frontends/shell/src/federation/runtime-helpers.ts'),
});

/** Ranges of versions are read by nobody: all builds of a page have the same. */
export const equalVersions = (root: string) =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]semver[\\/]index\.js$/,
    join(root, 'frontends/shell/src/federation/same-version.ts'),
  );
