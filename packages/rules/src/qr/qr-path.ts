/** `/q/{path}`: short, so that the code has few modules, and easy to read aloud. */
export const qrPathPattern = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
export const qrPrefix = '/q/';
