// Attacks a whole platform with two businesses, generated from the contracts: a new endpoint is attacked without
// further code. Forbidden effects are also searched for in every table.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { untilOrderable } from '../journeys/demo-shop.ts';
import { testLog } from '../journeys/open-journey.ts';
import { findEndpoint, isOfGuestAccount, reads } from './attacked-endpoints.ts';
import * as nobody from './attacks/anonymous.ts';
import * as neighbour from './attacks/cross-tenant.ts';
import * as staff from './attacks/exceed-permissions.ts';
import * as identity from './attacks/forge-identity.ts';
import { leadEveryBranch } from './attacks/lead-every-branch.ts';
import * as keys from './attacks/misuse-api-keys.ts';
import { useWrongDeviceKeys } from './attacks/misuse-device-keys.ts';
import * as account from './attacks/misuse-guest-account.ts';
import * as session from './attacks/misuse-session.ts';
import { overrideMethods } from './attacks/override-method.ts';
import { readForeignOrderStreams } from './attacks/read-foreign-streams.ts';
import * as path from './attacks/respell-paths.ts';
import { smuggleFields } from './attacks/smuggle-fields.ts';
import * as requests from './attacks/smuggle-requests.ts';
import * as host from './attacks/spoof-host.ts';
import { usePermissions } from './attacks/use-permissions.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer, send } from './collect-faults.ts';
import { fuzzPlatform } from './fuzz/fuzz-platform.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage('embedded');
}, 300_000);
afterAll(() => stage?.close(), 60_000);

/** Each attack returns one line per finding. */
const attacks: Record<string, Record<string, (stage: Stage) => Promise<string[]>>> = {
  'the administrator of another tenant': {
    'gets 404 for these ids as for unused ids, and changes nothing': neighbour.requestForeignIds,
    'cannot distinguish them from unused ids in bodies and filters': neighbour.referToForeignIds,
    'reads no id of this tenant anywhere in its own': neighbour.readOwnTenant, // TENANT-03
    'cannot use a session at the other tenant': neighbour.sendCookiesToOtherHost,
    'cannot open pictures of this tenant or find out that they exist': neighbour.openForeignPictures,
    'cannot open uploads of this tenant or find out that they exist': neighbour.openForeignUploads,
    'gets no access by a spoofed host': host.spoofHost, // TENANT-01, TENANT-02
  },
  'an anonymous caller': {
    'gets 401 from every endpoint for staff': nobody.callStaffEndpoints,
    'learns nothing from an order’s short id without its hash': nobody.guessOrderLinks,
    'cannot find out by the login whether an account exists': nobody.guessAccounts,
    'reads no data of staff by other spellings of a path': path.readByOtherSpellings,
    'cannot make the gateway send requests to another server': path.nameOtherServer,
    'gets and changes nothing by other methods and method overrides': overrideMethods,
    'cannot inject markup into pages by host or path': host.injectHostIntoPages,
  },
  staff: {
    'get 403 without the permission': staff.callWithoutPermission, // ACCESS-04
    'of another branch read nothing of this one': staff.readOtherBranch, // ACCESS-05
    'without branches read those of all branches as managers': leadEveryBranch, // ACCESS-14
    'receive only the live events of their branches': readForeignOrderStreams,
    'reach no internal endpoint by any spelling of its path': path.callInternalEndpoints,
  },
  'each role, key and guest': {
    'is admitted wherever the table of permissions allows it': usePermissions,
  },
  'a guest with an account': {
    'gets 401 from every endpoint for staff': account.callStaffEndpointsAsGuest,
    'is needed for an account, at its tenant': account.openAccountWithoutSession, // ACCT-04
    'writes nothing from another website': account.writeAccountFromOtherSite,
    'reads no account of another guest': account.readForeignAccounts,
  },
  'an identity': {
    'is not accepted by the gateway from a header': identity.forgeThroughGateway,
    'is accepted by a service only if the gateway signed it': identity.forgeBehindGateway,
    'of a person opens no internal endpoint': identity.callInternalEndpointsAsStaff,
  },
  'a session': {
    'is refused for writes from another website': session.writeFromOtherSite, // SESSION-04
    'is refused for writes from another website by other spellings of a path': path.bypassOriginCheck,
    'is refused for writes by an HTML form': session.postForms,
    'is invalid in a modified cookie': session.tamperWithCookies,
  },
  'an API key': {
    'reads the orders of its branch': keys.readOwnBranch,
    'is limited to its branch and its purpose': keys.exceedKeyPurpose,
    'is invalid at another tenant': keys.useKeysAtOtherTenant, // TENANT-03
  },
  'a device': {
    'is admitted only with its own key at its own tenant': useWrongDeviceKeys,
  },
  'a body': {
    'is refused with an unknown field at any level': smuggleFields,
    'is refused when it is too large': requests.sendTooLargeBodies, // HTTP-11
  },
  'a request': {
    'cannot be smuggled in the body of another': requests.smuggleRequests,
    'is not changed by hop-by-hop headers': requests.tamperWithHopHeaders,
  },
};

describe('control: assumptions of the attacks', () => {
  test('accepts the same calls from a caller with the permission', async () => {
    const { host, admin: cookie, ids, keys } = stage.victim;
    expect(
      // Not possible here, and tested by their services: a test payment is readable only while it is open, payroll
      // hours only after the month is closed, a booking file once its accounts are entered, a screenshot after the TV has sent it, an earlier draft after an edit, a
      // generated picture with a provider, a guest's account after its login, and device reads only with the device's
      // key.
      await collectFaults(
        reads
          .filter(
            ({ name, needs }) =>
              ![
                'readTestCheckout',
                'readPayrollFile',
                'readBookingFile',
                'readTvScreenshot',
                'readSiteDraft',
                'readGeneratedPicture',
              ].includes(name) && needs !== 'device',
          )
          .filter((at) => !isOfGuestAccount(at)),
        async (at) => {
          const answer = await send(stage, { host, cookie }, at, new Map([...ids, ...keys]));
          return answer.status !== at.status && describeAnswer(at, answer);
        },
      ),
    ).toEqual([]);
  });

  test('detects a change in the tables of its tenant', async () => {
    const { host, admin: cookie, ids } = stage.victim;
    const changes = await collectFaultsAndChanges(stage, () =>
      collectFaults([findEndpoint('createTag')], async (at) => void (await send(stage, { host, cookie }, at, ids))),
    );
    expect(changes).toContain("the victim's theke_catalog.tags was changed");
    expect(changes.filter((change) => change.startsWith("the neighbour's"))).toEqual([]);
  });
});

describe.each(Object.entries(attacks))('%s', (_subject, group) => {
  test.each(Object.entries(group))('%s', async (_rule, attack) => {
    expect(await attack(stage)).toEqual([]);
  });
});

test('fuzz: every input is answered in time, without a defect, and refused with a German sentence', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  const { faults, requests, accepted, neverAccepted, preparedButNeverAccepted } = await fuzzPlatform(stage, seed);
  console.log(
    `fuzz: ${requests} requests, ${accepted} accepted; repeat with FUZZ_SEED=${seed}; never accepted: ${neverAccepted.join(', ') || 'none'}`,
  );
  expect(faults).toEqual([]);
  expect(preparedButNeverAccepted).toEqual([]);
  // Guests can still order after the fuzz.
  await untilOrderable(stage.platform);
}, 600_000);

testLog({
  get platform() {
    return stage.platform;
  },
});
