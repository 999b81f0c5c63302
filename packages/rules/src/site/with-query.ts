/**
 * Adds the query of the requested address to a redirect target, so that campaign and code parameters are preserved.
 * Parameters of the target take precedence.
 * @param target a path of the same site, optionally with query and fragment
 * @param query without the question mark
 */
export function withQuery(target: string, query: string): string {
  const [beforeHash = '', ...hash] = target.split('#');
  const [path = '', ...queryParts] = beforeHash.split('?');
  const ownQuery = queryParts.join('?');
  const parameters = new URLSearchParams(ownQuery);
  const added = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => !parameters.has(name)),
  ).toString();
  const whole = [ownQuery, added].filter(Boolean).join('&');
  return path + (whole && `?${whole}`) + (hash.length > 0 ? `#${hash.join('#')}` : '');
}
