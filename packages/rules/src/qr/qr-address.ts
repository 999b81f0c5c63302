import { withQuery } from '../site/with-query.ts';

const isOwnPath = (target: string): boolean => /^\/(?![/\\])\S*$/.test(target);

/** A name with a dot that no address stands for: nobody's router or neighbour is meant. */
function isHostOfWeb(hostname: string): boolean {
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) && !/\.(?:local|internal|localhost)$/.test(hostname);
}

/**
 * Whether a code may lead there: a path of the same site, as redirects do, but not another code, or an address of the web (`https`,
 * without a name, a password or a port of its own).
 */
export function isQrTarget(target: string): boolean {
  if (/[\s\\]/.test(target)) return false;
  if (isOwnPath(target)) {
    const path = URL.parse(target, 'https://own.example');
    // `/.//host` is a path of this site that begins with two slashes once it is written anew.
    return path?.origin === 'https://own.example' && !/^\/(?:\/|(?:q|api)(?:\/|$))/.test(path.pathname);
  }
  const url = URL.parse(target);
  if (url?.protocol !== 'https:' || !/^https:\/\//i.test(target)) return false;
  return url.username === '' && url.password === '' && url.port === '' && isHostOfWeb(url.hostname);
}

/**
 * The target as it is answered: a path of the own site says which code led there and keeps the query of the scan; others do not learn of
 * either.
 */
export function taggedTarget(target: string, path: string, query = ''): string {
  if (!isOwnPath(target)) return target;
  const url = new URL(target, 'https://own.example');
  url.searchParams.set('qr', path);
  return withQuery(url.pathname + url.search + url.hash, query);
}
