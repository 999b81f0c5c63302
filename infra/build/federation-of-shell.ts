import type { ExternalItem } from 'webpack';

/**
 * A remote is started by the federation of the shell, which has it anyway (`frontends/shell/src/share-federation.ts`). The plugin's own
 * `externalRuntime` shares only the innermost part of it, and has the shell bring that part twice: once for itself, once to share it.
 */
export const federationOfShell: ExternalItem[] = [
  ({ request = '' }, callback) =>
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/.test(request)
      ? callback(undefined, 'global thekeFederation')
      : callback(),
];
