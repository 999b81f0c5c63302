/**
 * Replaces `@module-federation/runtime/helpers` in builds: we use no snapshots.
 * @public read by federation when a build starts
 */
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
