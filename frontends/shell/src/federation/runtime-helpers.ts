/**
 * What builds ask `@module-federation/runtime/helpers` for, in its place: there are no snapshots, which a build could be told by.
 * @public federation reads it when a build starts
 */
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
