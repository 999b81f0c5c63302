// What the gateway answers itself is refused for pages and redirects: the list of the rules is compared with the gateway's code.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import * as workerPaths from '@theke/contracts/gateway/service-worker-path';
import { qrPrefix } from '@theke/rules/qr/qr-path';
import { isPlatformPath, platformPaths } from '@theke/rules/site/platform-paths';
import { frontends } from '@theke/topology/frontends';
import { houseFontPath } from '../document/plain-page.ts';
import { frontdeskPath } from '../session/frontdesk-cookie.ts';

const source = new URL('../', import.meta.url);

/** First segments that routes are mounted at, as literals stand in the gateway's code. Those of `/api` are below it. */
function mounted(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('api/'),
  );
  return files.flatMap((name) =>
    [
      ...readFileSync(new URL(name, source), 'utf8').matchAll(
        /(?:\.(?:get|use|post|put|all)|onlyUnder)\(\s*(\[[^\]]*\]|['`]\/[^'`]*)/g,
      ),
    ]
      .flatMap(([, paths = '']) => [...paths.matchAll(/['`](\/[^'`{:*$]*)/g)])
      .map(([, path = '']) => path)
      // Prometheus uses the metrics port.
      .filter((path) => path !== '/' && path !== '/metrics'),
  );
}

// PAGE-09
test('every path that the gateway or a frontend of the platform answers is refused for pages and redirects', () => {
  const constants = [
    qrPrefix,
    frontdeskPath,
    houseFontPath,
    ...Object.values(workerPaths).filter((path) => path.startsWith('/')),
  ];
  const drawn = frontends
    .flatMap(({ paths }) => paths.map(({ path }) => path.replace('/*', '/')))
    .filter((path) => path !== '/');
  const all = [...mounted(), ...constants, ...drawn];
  expect(all).toEqual(
    expect.arrayContaining(['/theme.css', '/robots.txt', '/health/', '/q/', '/terminal', '/store/', '/image/']),
  );
  expect(all.filter((path) => !isPlatformPath(path))).toEqual([]);
  // Nothing else is kept from those who move an old site here.
  const segments = new Set(all.map((path) => path.split('/')[1]));
  expect(platformPaths.filter((path) => !segments.has(path))).toEqual([]);
});
