/** User agent of a browser whose visits are counted; those of programs are not. */
export const countedBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
