/** The value of a cookie in `document.cookie` or a Cookie header; undefined if there is none. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
