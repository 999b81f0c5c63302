/** What is kept on a guest's device: pages as they were, built files, pictures. The app is on while the first of them exists (APP-07). */
export const cacheNames = { pages: 'theke-pages', files: 'theke-files', pictures: 'theke-pictures' } as const;

/** The page on which somebody of the staff punches, with its files; only on devices where they may (TIME-21). */
export const ownTimeCache = 'theke-own-time';
export const ownTimePage = '/backend/my-time';
