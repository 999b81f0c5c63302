/**
 * In the place of federation's reading of version ranges: all builds of a page come from one checkout and ask for the one version of React
 * that it installs. Within a deployment, while a shell of before meets a remote of after, federation takes what the shell brought either way.
 * @public federation compares with it
 * @param range a version, or `<=` and a version, by which federation compares two of them
 */
export const satisfy = (version: string, range: string): boolean => range.replace('<=', '') === version;
