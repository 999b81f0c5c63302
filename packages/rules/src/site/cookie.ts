/** The value of a cookie among a browser's, as `document.cookie` and the header have them; undefined where there is none. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
