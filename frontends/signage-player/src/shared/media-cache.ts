/** Cache with pictures and videos of the content package; written by the player, served by its service worker. */
export const mediaCache = 'theke-tv-media';
