/**
 * A target of a redirect with the query of the address that was asked for, so that campaigns and scanned codes stay known. What the
 * target says itself wins.
 * @param target a path of the same site, perhaps with query and fragment
 * @param query without the question mark
 */
export function withQuery(target: string, query: string): string {
  const [beforeHash = '', ...hash] = target.split('#');
  const [path = '', ...own] = beforeHash.split('?');
  const ownQuery = own.join('?');
  const given = new URLSearchParams(ownQuery);
  const added = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !given.has(name))).toString();
  const whole = [ownQuery, added].filter(Boolean).join('&');
  return path + (whole && `?${whole}`) + (hash.length > 0 ? `#${hash.join('#')}` : '');
}
