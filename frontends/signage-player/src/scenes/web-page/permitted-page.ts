import { failures } from '../scene-messages.de.ts';

/**
 * The reason why a web page may not be shown in a frame; undefined if it may. Its host has to be listed. A page of the
 * TV's own origin could leave its sandbox and read the device key.
 */
export function refusePage(url: string, webHosts: readonly string[], ownOrigin: string): string | undefined {
  const page = parseUrl(url);
  if (!page) return failures.hostNotPermitted(url.slice(0, 80));
  const { protocol, origin, hostname } = page;
  if (origin === ownOrigin) return failures.ownHost;
  const isListed = webHosts.some((host) => host.toLowerCase() === hostname);
  return protocol === 'https:' && isListed ? undefined : failures.hostNotPermitted(hostname);
}

function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
