import { describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { type Request, type Response, Router } from 'express';
import { routeTable } from './route-table.ts';

type At = Pick<Endpoint, 'method' | 'path'>;
type Answer = { path: string; params: Record<string, string> } | undefined;

/** Finds the route as Express would. */
function expressOf(all: readonly At[]): (method: string, path: string) => Answer {
  let answer: Answer;
  const router = Router();
  for (const { method, path } of all)
    router[method.toLowerCase() as 'get'](path, ({ params }) => {
      answer = { path, params: { ...params } as Record<string, string> };
    });
  return (method, path) => {
    answer = undefined;
    router({ method, url: path } as Request, {} as Response, () => undefined);
    return answer;
  };
}

function ours(all: readonly At[]): (method: string, path: string) => Answer {
  const find = routeTable(all.map(({ method, path }) => ({ method, path, value: path })));
  return (method, path) => {
    const [found] = find(method, path);
    return found && { path: found.value, params: found.params };
  };
}

const withApi = (allEndpoints as readonly Endpoint[]).map(({ method, path }) => ({ method, path: `/api${path}` }));
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
const filled = ({ path }: At) => path.replace(/:\w+/g, 'Wert.1');
const spellings = (path: string) => [
  path,
  path.toUpperCase(),
  `${path}/`,
  `${path}//`,
  path.replace('/api/', '/api//'),
  path.replace('/api', '/ap'),
  `${path}/mehr`,
  path.slice(0, path.lastIndexOf('/')),
  path.replace('Wert.1', ''),
  path.replace('Wert.1', 'zwei%2Fdrei'),
  path.replace('Wert.1', '.'),
];

describe('route table', () => {
  test('finds the same route as Express for every contract, spelling and method', () => {
    const [express, table] = [expressOf(withApi), ours(withApi)];
    let reached = 0;
    for (const at of withApi)
      for (const path of spellings(filled(at)))
        for (const method of methods) {
          const expected = express(method, path);
          // Express decodes parameters; here the caller does.
          const decoded = expected && {
            ...expected,
            params: Object.fromEntries(
              Object.entries(expected.params).map(([name, value]) => [name, value.replace('/', '%2F')]),
            ),
          };
          if (expected) reached++;
          expect({ method, path, found: table(method, path) }).toEqual({ method, path, found: decoded });
        }
    expect(reached).toBeGreaterThan(withApi.length * 4);
  });

  test('prefers the route registered first, even if a later one is more specific', () => {
    const [one, other] = [
      { method: 'GET', path: '/things/:id' },
      { method: 'GET', path: '/things/all' },
    ] as const;
    expect(ours([one, other])('GET', '/things/all')?.path).toBe(one.path);
    expect(ours([other, one])('GET', '/things/all')?.path).toBe(other.path);
    const find = routeTable([one, other].map((at, value) => ({ ...at, value })));
    expect(find('GET', '/things/all').map(({ value }) => value)).toEqual([0, 1]);
  });

  test('tells whether the path is written as in its contract', () => {
    const find = routeTable([{ method: 'GET', path: '/api/branches/:id', value: 1 }]);
    const isAsWritten = (path: string) => find('GET', path)[0]?.isAsWritten;
    expect(isAsWritten('/api/branches/ABC')).toBe(true);
    expect(isAsWritten('/api/Branches/ABC')).toBe(false);
    expect(isAsWritten('/api/branches/ABC/')).toBe(false);
    expect(isAsWritten('/api/branches')).toBeUndefined();
  });
});
