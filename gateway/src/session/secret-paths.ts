import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { readPlayerState } from '@theke/contracts/signage/player';
import { pathPattern } from '../api/path-pattern.ts';

type EndpointPath = { method: string; pattern: RegExp };

type SecretPath = { scheme: 'api-key' | 'device'; pattern: RegExp };

/**
 * Matches the path before the secret, and the secret. Tolerates any spelling: repeated slashes, letter case, and any
 * suffix.
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

const deviceOnly = (allEndpoints as readonly Endpoint[]).filter(({ needs }) => needs === 'device');
const toPath = (endpoint: Endpoint): EndpointPath => ({ method: endpoint.method, pattern: pathPattern(endpoint) });

/** Endpoints that devices call with their own key. */
export const deviceEndpoints: readonly EndpointPath[] = deviceOnly.map(toPath);

/**
 * Also answers screens that are not paired yet. Anyone can get the key of an unpaired screen, so an answer does not
 * prove that staff added the device.
 */
const forUnpaired: Endpoint = readPlayerState;

/** Endpoints that answer only devices that staff have added. */
export const provingEndpoints: readonly EndpointPath[] = deviceOnly
  .filter((endpoint) => endpoint !== forUnpaired)
  .map(toPath);

/** All paths under `/api` that contain a secret, from the contracts. */
export const secretPaths: readonly SecretPath[] = all.filter(
  ({ pattern }, at) => all.findIndex((one) => one.pattern.source === pattern.source) === at,
);
