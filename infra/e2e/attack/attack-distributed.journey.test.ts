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
  'an identity is believed by the gateway from no header': identity.forgeThroughGateway,
  'an identity is believed by a service only with the gateway’s key': identity.forgeBehindGateway,
  'an identity of a person opens nothing internal': identity.callInternalEndpointsAsStaff,
  'other spellings of a path open nothing': path.readByOtherSpellings,
  'other spellings of a path reach nothing that only the gateway may call': path.callInternalEndpoints,
  'the gateway asks no other server': path.nameOtherServer,
  'other verbs do nothing': overrideMethods,
  'no claimed host opens another’s door': host.spoofHost,
  'the administrator next door finds nothing under these ids': neighbour.requestForeignIds,
  'the administrator next door opens no pictures': neighbour.openForeignPictures,
  'no request hides in another': requests.smuggleRequests,
  'headers about the hop change nothing': requests.tamperWithHopHeaders,
  'too much is refused': requests.sendTooLargeBodies,
  'whoever belongs to 500 branches is still known': workInManyBranches,
};

test.each(Object.entries(attacks))('%s', async (_rule, attack) => {
  expect(await attack(stage)).toEqual([]);
});

test('logs nothing unexpected', () => {
  const lines = stage.platform.output().split('\n');
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
