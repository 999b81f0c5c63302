import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@theke/contracts/endpoint';
import { exampleCall } from '../../journeys/example-call.ts';
import { internalEndpoints, reads, staffEndpoints, writes } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer } from '../collect-faults.ts';
import { type Answer, rawCall } from '../raw-call.ts';
import type { Stage } from '../stage.ts';

/** Path spellings that one layer might normalise after another has let them pass. */
const spellings: Record<string, (path: string) => string> = {
  'two leading slashes': (path) => `//api${path}`,
  'two inner slashes': (path) => `/api/${path}`,
  'a leading dot segment': (path) => `/./api${path}`,
  'an inner dot segment': (path) => `/api/.${path}`,
  'a parent segment': (path) => `/mf/../api${path}`,
  'an encoded parent segment': (path) => `/mf/%2e%2e/api${path}`,
  'a parent segment after a public path': (path) => `/api/branches/..${path}`,
  'an encoded parent segment after a public path': (path) => `/api/branches/%2e%2e${path}`,
  'an encoded slash': (path) => `/api/branches/..%2f${path.slice(1)}`,
  'a backslash': (path) => `/api/branches\\..${path.replaceAll('/', '\\')}`,
  'encoded letters': (path) => `/%61pi${path}`,
  capitals: (path) => `/API${path.toUpperCase()}`,
  'a capital': (path) => `/Api${path}`,
  'a trailing slash': (path) => `/api${path.replace(/(\?|$)/, '/$1')}`,
  'a trailing NUL': (path) => `/api${path.replace(/(\?|$)/, '%00$1')}`,
  'a parameter': (path) => `/api${path.replace(/(\?|$)/, ';role=admin$1')}`,
  'below the pictures': (path) => `/image/..%2f..%2fapi${path}`,
  'without its prefix': (path) => path,
  'with its prefix twice': (path) => `/api/api${path}`,
  absolute: (path) => `http://localhost/api${path}`,
};

const isData = ({ status, headers }: Answer) => status < 300 && String(headers['content-type']).includes('json');

const sendRespelled = (stage: Stage, at: Endpoint, respell: (path: string) => string, cookie?: string) => {
  const call = exampleCall(at, stage.victim.ids);
  return rawCall(stage.platform.port, {
    ...call,
    path: respell(call.path),
    headers: [
      ['host', stage.victim.host],
      ['content-type', 'application/json'],
      ...(cookie ? [['cookie', cookie] as const] : []),
      ...call.headers,
    ],
  });
};

/** However a path is spelled, staff endpoints return no data to anonymous callers, and nothing changes. */
export const readByOtherSpellings = (stage: Stage): Promise<string[]> =>
  collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [kind, respell] of Object.entries(spellings))
      found.push(
        ...(await collectFaults(staffEndpoints, async (at) => {
          const answer = await sendRespelled(stage, at, respell);
          return (isData(answer) || answer.status >= 500) && `${kind}: ${describeAnswer(at, answer)}`;
        })),
      );
    return found;
  });

/** Internal endpoints have no public address, not even for an administrator. */
export const callInternalEndpoints = (stage: Stage): Promise<string[]> =>
  collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [kind, respell] of Object.entries({ ...spellings, plain: (path: string) => `/api${path}` }))
      found.push(
        ...(await collectFaults(internalEndpoints, async (at) => {
          const answer = await sendRespelled(stage, at, respell, stage.victim.admin);
          return (isData(answer) || answer.status >= 500) && `${kind}: ${describeAnswer(at, answer)}`;
        })),
      );
    return found;
  });

/** Another spelling must not bypass a limit: it is either another address, or subject to the same limit. */
export const bypassOriginCheck = (stage: Stage): Promise<string[]> => {
  const crossSite: [string, string][] = [['sec-fetch-site', 'cross-site']];
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [kind, respell] of Object.entries(spellings))
      found.push(
        ...(await collectFaults(writes, async (at) => {
          const call = exampleCall(at, stage.victim.ids);
          const answer = await rawCall(stage.platform.port, {
            ...call,
            path: respell(call.path),
            headers: [
              ['host', stage.victim.host],
              ['cookie', stage.victim.admin],
              ['content-type', 'application/json'],
              ...call.headers,
              ...crossSite,
            ],
          });
          return answer.status < 400 && `${kind}: ${describeAnswer(at, answer)}`;
        })),
      );
    return found;
  });
};

/** A request target may contain a host. The gateway contacts no other host and sends its identity to none. */
export async function nameOtherServer(stage: Stage): Promise<string[]> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    response.end('{"data":[],"meta":{"total":0}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const serverHost = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const found = await collectFaults(reads, async (at) => {
      const call = exampleCall(at, stage.victim.ids);
      const targets = [
        `http://${serverHost}/api${call.path}`,
        `//${serverHost}/api${call.path}`,
        `/\\${serverHost}/api${call.path}`,
        `@${serverHost}/api${call.path}`,
      ];
      for (const target of targets) {
        const answer = await rawCall(stage.platform.port, {
          ...call,
          path: target,
          headers: [['host', stage.victim.host]],
        });
        if (isData(answer)) return `${target}: ${describeAnswer(at, answer)}`;
      }
      return undefined;
    });
    return [...found, ...received.map((request) => `the gateway sent ${request}`)];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
