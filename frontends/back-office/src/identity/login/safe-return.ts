/** Where to go after the login: only a path of the back office, and not the way out again. */
export const safeReturn = (from: string | null): string =>
  from && /^\/(?![/\\])/.test(from) && !/^\/(login|logout)\b/.test(from) ? from : '/orders';
