// Attacks on the hop between gateway and services, on a platform with one process per service: headers that the proxy
// drops, adds, re-encodes or lets through. Uses the Postgres bus, which shows when all events have been processed and
// is not part of a request.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as neighbour from './attacks/cross-tenant.ts';
import * as identity from './attacks/forge-identity.ts';
import { overrideMethods } from './attacks/override-method.ts';
import * as path from './attacks/respell-paths.ts';
import * as requests from './attacks/smuggle-requests.ts';
import * as host from './attacks/spoof-host.ts';
import { workInManyBranches } from './attacks/work-in-many-branches.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage('distributed');
}, 300_000);
afterAll(() => stage?.close(), 60_000);

/** Each attack returns one line per finding. */
const attacks: Record<string, (stage: Stage) => Promise<string[]>> = {
  'the gateway trusts no identity header of a client': identity.forgeThroughGateway,
  'a service trusts an identity only if the gateway signed it': identity.forgeBehindGateway,
  'the identity of a person opens no internal endpoint': identity.callInternalEndpointsAsStaff,
  'other spellings of a path return no data of staff': path.readByOtherSpellings,
  'no spelling of a path reaches an internal endpoint': path.callInternalEndpoints,
  'the gateway sends requests to no other server': path.nameOtherServer,
  'other methods and method overrides return and change nothing': overrideMethods,
  'a claimed host gives no access to another tenant': host.spoofHost,
  'the administrator of another tenant gets 404 for these ids': neighbour.requestForeignIds,
  'the administrator of another tenant opens no pictures': neighbour.openForeignPictures,
  'no request can be smuggled in the body of another': requests.smuggleRequests,
  'hop-by-hop headers and trailers change nothing': requests.tamperWithHopHeaders,
  'too large bodies are refused': requests.sendTooLargeBodies,
  'a user of 500 branches stays logged in': workInManyBranches,
};

test.each(Object.entries(attacks))('%s', async (_rule, attack) => {
  expect(await attack(stage)).toEqual([]);
});

test('logs no error', () => {
  const lines = stage.platform.output().split('\n');
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
