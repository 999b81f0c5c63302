/**
 * Cache names on a guest's device: pages, built files, pictures. Offline mode is on while the pages cache exists
 * (APP-07).
 */
export const cacheNames = { pages: 'theke-pages', files: 'theke-files', pictures: 'theke-pictures' } as const;

/**
 * Cache of the page where staff record their working time, with its files; only on devices where that is allowed
 * (TIME-21).
 */
export const ownTimeCache = 'theke-own-time';
export const ownTimePage = '/backend/my-time';
