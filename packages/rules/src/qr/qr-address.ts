import { withQuery } from '../site/with-query.ts';

const isOwnPath = (target: string): boolean => /^\/(?![/\\])\S*$/.test(target);

/** Whether it is a public host name: with a dot, no IP address and no local domain. */
function isHostOfWeb(hostname: string): boolean {
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) && !/\.(?:local|internal|localhost)$/.test(hostname);
}

/**
 * Whether a target of a code is valid: a path of the same site, as for redirects, but not another code; or a web
 * address (`https`, without user name, password or port).
 */
export function isQrTarget(target: string): boolean {
  if (/[\s\\]/.test(target)) return false;
  if (isOwnPath(target)) {
    const path = URL.parse(target, 'https://own.example');
    // `/.//host` is normalised to a path that begins with two slashes.
    return path?.origin === 'https://own.example' && !/^\/(?:\/|(?:q|api)(?:\/|$))/.test(path.pathname);
  }
  const url = URL.parse(target);
  if (url?.protocol !== 'https:' || !/^https:\/\//i.test(target)) return false;
  return url.username === '' && url.password === '' && url.port === '' && isHostOfWeb(url.hostname);
}

/**
 * The redirect target. Paths of the own site get the code as a parameter and the query of the scan; other sites get
 * neither.
 */
export function taggedTarget(target: string, path: string, query = ''): string {
  if (!isOwnPath(target)) return target;
  const url = new URL(target, 'https://own.example');
  url.searchParams.set('qr', path);
  return withQuery(url.pathname + url.search + url.hash, query);
}
