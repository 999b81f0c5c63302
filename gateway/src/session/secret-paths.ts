import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { pathPattern } from '../api/path-pattern.ts';

type EndpointPath = { method: string; pattern: RegExp };

type SecretPath = { scheme: 'api-key' | 'device'; pattern: RegExp };

/**
 * What comes before the secret, and the secret. In any spelling, so that none slips through: doubled slashes, other letters, and
 * whatever stands behind it.
 */
export function secretPattern({ path }: Pick<Endpoint, 'path'>, keyIn: string): RegExp {
  const segments = path.split('/').slice(1);
  const at = segments.indexOf(`:${keyIn}`);
  if (at < 0) throw new Error(`${path} has no parameter "${keyIn}"`);
  const before = ['api', ...segments.slice(0, at)].map((one) => `\\/+${one.startsWith(':') ? '[^/?]+' : one}`).join('');
  return new RegExp(`^(${before}\\/+)([^/?]+)`, 'i');
}

const all = (allEndpoints as readonly Endpoint[]).flatMap((endpoint): SecretPath[] =>
  endpoint.keyIn
    ? [{ scheme: endpoint.needs === 'device' ? 'device' : 'api-key', pattern: secretPattern(endpoint, endpoint.keyIn) }]
    : [],
);

/** What devices call by their own key. */
export const deviceEndpoints: readonly EndpointPath[] = (allEndpoints as readonly Endpoint[])
  .filter(({ needs }) => needs === 'device')
  .map((endpoint) => ({ method: endpoint.method, pattern: pathPattern(endpoint) }));

/** Every path under `/api` that holds a secret, by the contracts. */
export const secretPaths: readonly SecretPath[] = all.filter(
  ({ pattern }, at) => all.findIndex((one) => one.pattern.source === pattern.source) === at,
);
