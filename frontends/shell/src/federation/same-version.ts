/**
 * Replaces federation's comparison of version ranges: all builds of a page come from one checkout with one version of
 * React. During a deployment, an old shell may meet a new remote; federation uses the shell's version in either case.
 * @public called by federation for comparisons
 * @param range a version, or `<=` and a version
 */
export const satisfy = (version: string, range: string): boolean => range.replace('<=', '') === version;
