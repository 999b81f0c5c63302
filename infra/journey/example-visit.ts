/** What a browser says of itself that is counted: a program's visits are not. */
export const countedBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
