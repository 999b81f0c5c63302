import { accountEndpoints } from '@theke/contracts/ordering/account';
import { staffEndpoints } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, collectUnrefused, describeAnswer, send } from '../collect-faults.ts';
import type { Person, Stage } from '../stage.ts';

/** Endpoints about the account of the session. */
const ownEndpoints = accountEndpoints.filter((at) => at.needs === 'public' && at.name !== 'requestAccountCode');
const ownReads = ownEndpoints.filter((at) => at.method === 'GET');
const ownWrites = ownEndpoints.filter((at) => at.method !== 'GET');

/** A guest's session opens nothing for staff. */
export const callStaffEndpointsAsGuest = (stage: Stage): Promise<string[]> => {
  const guest = { host: stage.victim.host, cookie: stage.guests[0] };
  return collectFaultsAndChanges(stage, () => collectUnrefused(stage, guest, staffEndpoints));
};

/** Without a session, with one of staff, and at another tenant there is no account. */
export const openAccountWithoutSession = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour, guests } = stage;
  const people: Person[] = [
    { host: victim.host },
    { host: victim.host, cookie: victim.admin },
    { host: victim.host, cookie: `${guests[0]}x` },
    { host: neighbour.host, cookie: guests[0] },
  ];
  return collectFaultsAndChanges(stage, async () =>
    (await Promise.all(people.map((person) => collectUnrefused(stage, person, ownEndpoints)))).flat(),
  );
};

/** Another website makes the guest's browser write. */
export const writeAccountFromOtherSite = (stage: Stage): Promise<string[]> => {
  const guest = { host: stage.victim.host, cookie: stage.guests[0] };
  const headers: [string, string][] = [['sec-fetch-site', 'cross-site']];
  return collectFaultsAndChanges(stage, () => collectUnrefused(stage, guest, ownWrites, { status: 403, headers }));
};

/** Each guest reads its own account, and no address of another one. */
export const readForeignAccounts = async (stage: Stage): Promise<string[]> => {
  const { victim, guests } = stage;
  const found = await Promise.all(
    [0, 1].map((own) =>
      collectFaults(ownReads, async (at) => {
        const answer = await send(stage, { host: victim.host, cookie: guests[own] }, at, victim.ids);
        const hasForeign = answer.text.includes(`konto.${1 - own}@`);
        return (answer.status !== at.status || hasForeign) && describeAnswer(at, answer);
      }),
    ),
  );
  return found.flat();
};
