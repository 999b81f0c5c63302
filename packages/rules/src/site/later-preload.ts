/** What a document's links say whose files are to be fetched as soon as the shell starts, and not before: browsers pass over it. */
export const laterPreload = 'later-preload';
