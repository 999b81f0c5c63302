/**
 * Codes of 404 responses that devices tell apart. A 404 of a proxy has neither. Separate from the schemas, so that
 * devices need not load them.
 */

/** No shop has the host of the request (TENANT-02). */
export const unknownHost = 'HOST_UNKNOWN';
/** The TV was removed, unpaired or replaced, or its code expired unused (SIGN-08). */
export const unknownTv = 'TV_UNKNOWN';
