/** What is kept on a guest's device: pages as they were, built files, pictures. */
export const cacheNames = { pages: 'theke-pages', files: 'theke-files', pictures: 'theke-pictures' } as const;
