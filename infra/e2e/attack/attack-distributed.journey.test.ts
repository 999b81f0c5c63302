// Attacks on the hop between gateway and services, on a platform with one process per service: headers that the proxy
// drops, adds, re-encodes or lets through. Uses the Postgres bus, which shows when all events have been processed and
// is not part of a request.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as neighbour from './attacks/by-neighbour.ts';
import * as identity from './attacks/forges-identity.ts';
import * as requests from './attacks/smuggles-requests.ts';
import * as host from './attacks/tricks-the-host.ts';
import { tricksTheMethod } from './attacks/tricks-the-method.ts';
import * as path from './attacks/tricks-the-path.ts';
import { belongsToManyBranches } from './attacks/works-everywhere.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage('distributed');
}, 300_000);
afterAll(() => stage?.close(), 60_000);

/** Each attack returns one line per finding. */
const attacks: Record<string, (stage: Stage) => Promise<string[]>> = {
  'an identity is believed by the gateway from no header': identity.forgesThroughTheGateway,
  'an identity is believed by a service only with the gateway’s key': identity.forgesBehindTheGateway,
  'an identity of a person opens nothing internal': identity.reachesInternalsAsStaff,
  'other spellings of a path open nothing': path.spellsPathsOtherwise,
  'other spellings of a path reach nothing that only the gateway may call': path.reachesInternals,
  'the gateway asks no other server': path.namesAnotherServer,
  'other verbs do nothing': tricksTheMethod,
  'no claimed host opens another’s door': host.claimsAnotherHost,
  'the administrator next door finds nothing under these ids': neighbour.asksForTheirThings,
  'the administrator next door opens no pictures': neighbour.opensTheirPictures,
  'no request hides in another': requests.hidesRequests,
  'headers about the hop change nothing': requests.tamperWithTheHop,
  'too much is refused': requests.sendsTooMuch,
  'whoever belongs to 500 branches is still known': belongsToManyBranches,
};

test.each(Object.entries(attacks))('%s', async (_law, attack) => {
  expect(await attack(stage)).toEqual([]);
});

test('logs nothing unexpected', () => {
  const lines = stage.platform.output().split('\n');
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
