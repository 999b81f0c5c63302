// Attacks a whole platform with two businesses, generated from the contracts: a new endpoint is attacked without
// further code. Forbidden effects are also searched for in every table.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { untilOrderable } from '../journeys/demo-shop.ts';
import { testLog } from '../journeys/open-journey.ts';
import { endpointNamed, reads } from './attacked-endpoints.ts';
import * as nobody from './attacks/anonymous.ts';
import * as neighbour from './attacks/cross-tenant.ts';
import * as staff from './attacks/exceed-permissions.ts';
import * as identity from './attacks/forge-identity.ts';
import * as keys from './attacks/misuse-api-keys.ts';
import { showsAnotherKey } from './attacks/misuse-device-keys.ts';
import * as session from './attacks/misuse-session.ts';
import { tricksTheMethod } from './attacks/override-method.ts';
import { listensToOrders } from './attacks/read-foreign-streams.ts';
import * as path from './attacks/respell-paths.ts';
import { smugglesFields } from './attacks/smuggle-fields.ts';
import * as requests from './attacks/smuggle-requests.ts';
import * as host from './attacks/spoof-host.ts';
import { usesItsRights } from './attacks/use-permissions.ts';
import { faults, faultsAndChanges, said, send } from './collect-faults.ts';
import { fuzzPlatform } from './fuzz/fuzz-platform.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage('embedded');
}, 300_000);
afterAll(() => stage?.close(), 60_000);

/** Each attack returns one line per finding. */
const attacks: Record<string, Record<string, (stage: Stage) => Promise<string[]>>> = {
  'the administrator of another business': {
    'finds nothing under these ids, changes nothing, and cannot tell them from ids of nobody':
      neighbour.asksForTheirThings,
    'cannot tell them in bodies and filters either': neighbour.refersToTheirThings,
    'reads nothing of this one, wherever it looks in its own tenant': neighbour.readsItsOwn, // TENANT-03
    'has a session that is worth nothing here, and the other way round': neighbour.carriesCookiesAcross,
    'cannot open pictures of this one, nor tell that they exist': neighbour.opensTheirPictures,
    'cannot open what was uploaded here, nor tell that it exists': neighbour.opensTheirUploads,
    'comes in by no host that it claims to stand at': host.claimsAnotherHost, // TENANT-01, TENANT-02
  },
  nobody: {
    'is asked to log in wherever staff are needed': nobody.asksForWhatIsStaffs,
    'learns nothing from an order’s short name': nobody.guessesLinks,
    'learns nothing about accounts from the login': nobody.guessesAccounts,
    'gets no further with other spellings of a path': path.spellsPathsOtherwise,
    'makes the gateway ask no other server': path.namesAnotherServer,
    'does nothing by other verbs': tricksTheMethod,
    'writes no markup into pages': host.writesIntoPages,
  },
  staff: {
    'may do what the table of permissions says and nothing else': staff.oversteps, // ACCESS-04
    'of another branch find nothing of this one': staff.looksIntoAnotherBranch, // ACCESS-05
    'hear live what is theirs and nothing else': listensToOrders,
    'reach nothing that only the gateway may call': path.reachesInternals,
  },
  'each role, key and guest': {
    'is let in wherever the table of permissions says so': usesItsRights,
  },
  'an identity': {
    'is believed by the gateway from no header': identity.forgesThroughTheGateway,
    'is believed by a service only with the gateway’s key': identity.forgesBehindTheGateway,
    'of a person opens nothing internal': identity.reachesInternalsAsStaff,
  },
  'a session': {
    'writes nothing for another website': session.writesFromAnotherSite, // SESSION-04
    'writes nothing for another website by another spelling of a path': path.slipsPastChecks,
    'writes nothing by a form': session.postsForms,
    'is worth nothing in a cookie that was tampered with': session.tampersWithCookies,
  },
  'an API key': {
    'opens what it was made for': keys.opensItsBranch,
    'opens no other branch, and does nothing beyond its purpose': keys.oversteps,
    'is worth nothing at another business': keys.carriesKeysAcross, // TENANT-03
  },
  'a device': {
    'is let in with its own key at its own business, and with no other': showsAnotherKey,
  },
  'a body': {
    'is refused with any field that its form does not have': smugglesFields,
    'is refused when it is too large': requests.sendsTooMuch, // HTTP-11
  },
  'a request': {
    'hides in no other': requests.hidesRequests,
    'is not changed by headers about the way it takes': requests.tamperWithTheHop,
  },
};

describe('control: assumptions of the attacks', () => {
  test('accepts the same calls from people with permission', async () => {
    const { host, admin: cookie, ids, keys } = stage.victim;
    expect(
      // Not possible here, and tested by their services: a test payment is readable only while it is open, payroll
      // hours only after the month is closed, and device reads only with the device's key.
      await faults(
        reads.filter(
          ({ name, needs }) => !['readTestCheckout', 'readPayrollFile'].includes(name) && needs !== 'device',
        ),
        async (at) => {
          const answer = await send(stage, { host, cookie }, at, new Map([...ids, ...keys]));
          return answer.status !== at.status && said(at, answer);
        },
      ),
    ).toEqual([]);
  });

  test('shows a change in the tables of the tenant that it belongs to', async () => {
    const { host, admin: cookie, ids } = stage.victim;
    const changes = await faultsAndChanges(stage, () =>
      faults([endpointNamed('createTag')], async (at) => void (await send(stage, { host, cookie }, at, ids))),
    );
    expect(changes).toContain("the victim's theke_catalog.tags was changed");
    expect(changes.filter((change) => change.startsWith("the neighbour's"))).toEqual([]);
  });
});

describe.each(Object.entries(attacks))('%s', (_who, those) => {
  test.each(Object.entries(those))('%s', async (_law, attack) => {
    expect(await attack(stage)).toEqual([]);
  });
});

test('fuzz: no input breaks an operation, hangs it, or is refused without a German sentence', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  const { faults: found, requests, accepted, neverAccepted, inVain } = await fuzzPlatform(stage, seed);
  console.log(
    `fuzz: ${requests} requests, ${accepted} accepted; repeat with FUZZ_SEED=${seed}; never accepted: ${neverAccepted.join(', ') || 'none'}`,
  );
  expect(found).toEqual([]);
  expect(inVain).toEqual([]);
  // Guests can still order after the fuzz.
  await untilOrderable(stage.platform);
}, 600_000);

testLog({
  get platform() {
    return stage.platform;
  },
});
