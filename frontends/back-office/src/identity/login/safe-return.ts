/** Path after the login: only paths of the back office are allowed, except login and logout; else the start page. */
export const safeReturn = (from: string | null): string =>
  from && /^\/(?![/\\])/.test(from) && !/^\/(login|logout)\b/.test(from) ? from : '/';
