// Paths of the gateway may not be used for pages and redirects: compares the list in the rules with the gateway's code.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import * as workerPaths from '@theke/contracts/gateway/service-worker-path';
import { qrPrefix } from '@theke/rules/qr/qr-path';
import { isPlatformPath, platformPaths } from '@theke/rules/site/platform-paths';
import { frontends } from '@theke/topology/frontends';
import { houseFontPath } from '../document/plain-page.ts';
import { frontdeskPath } from '../session/frontdesk-cookie.ts';

const source = new URL('../', import.meta.url);

/** First segments of the routes, found as literals in the gateway's code. `/api` covers those below it. */
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
test("reserves every path of the gateway and of the platform's frontends", () => {
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
  // No other paths are reserved, so that old sites can be migrated.
  const segments = new Set(all.map((path) => path.split('/')[1]));
  expect(platformPaths.filter((path) => !segments.has(path))).toEqual([]);
});
