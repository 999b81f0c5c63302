import { isAboutOne, mentionsIds } from '../../journeys/example-call.ts';
import { endpointNamed, outerEndpoints, reads, staffEndpoints } from '../attacked-endpoints.ts';
import { faults, faultsAndChanges, isUnknown, said, send, tellsThatItExists } from '../collect-faults.ts';
import { leakedIds, telling } from '../compare-responses.ts';
import { rawCall } from '../raw-call.ts';
import type { Person, Stage } from '../stage.ts';

const attacker = ({ neighbour: { host, admin } }: Stage): Person => ({ host, cookie: admin });

/** The neighbour's administrator requests the victim's ids on its own host: 404, as for ids that do not exist. */
export const asksForTheirThings = (stage: Stage): Promise<string[]> =>
  faultsAndChanges(stage, () =>
    faults(outerEndpoints.filter(isAboutOne), async (at) => {
      const answer = await send(stage, attacker(stage), at, stage.victim.ids);
      return isUnknown(answer) ? tellsThatItExists(stage, attacker(stage), at) : said(at, answer);
    }),
  );

/**
 * The victim's ids in bodies and filters have the same effect as invented ones. Whatever is written stays in its own
 * tenant.
 */
export async function refersToTheirThings(stage: Stage): Promise<string[]> {
  const found = await faultsAndChanges(stage, () =>
    faults(
      outerEndpoints.filter((at) => mentionsIds(at) && !isAboutOne(at)),
      (at) => tellsThatItExists(stage, attacker(stage), at),
    ),
  );
  return found.filter((fault) => !fault.startsWith("the neighbour's"));
}

/** No id of the victim's appears in anything that the neighbour or its guests read in their own tenant. */
export async function readsItsOwn(stage: Stage): Promise<string[]> {
  const { victim, neighbour } = stage;
  const theirs = await idsOnlyOf(stage);
  const found: string[] = [];
  for (const person of [attacker(stage), { host: neighbour.host }])
    found.push(
      ...(await faults(reads, async (at) => {
        const leaked = leakedIds(await send(stage, person, at, neighbour.ids), theirs, neighbour.ids);
        return leaked.length > 0 && `${at.name} tells ${leaked.join(', ')} of ${victim.host}`;
      })),
    );
  return found;
}

/** Ids in the victim's rows that appear in none of the neighbour's. */
export async function idsOnlyOf({ state, victim, neighbour }: Stage): Promise<Set<string>> {
  const shared = await state.uuidsOf(neighbour.tenant);
  const theirs = new Set([...(await state.uuidsOf(victim.tenant))].filter((id) => !shared.has(id)));
  if (theirs.size < 100) throw new Error('the victim has hardly any data: a leak could not be seen');
  return theirs;
}

/** A cookie is valid only at the host that set it, regardless of the sender. */
export const carriesCookiesAcross = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour } = stage;
  const carried = [
    { host: victim.host, cookie: neighbour.admin, ids: victim.ids },
    { host: neighbour.host, cookie: victim.admin, ids: victim.ids },
    { host: neighbour.host, cookie: victim.admin, ids: neighbour.ids },
  ];
  return faultsAndChanges(stage, async () => {
    const found = await Promise.all(
      carried.map(({ ids, ...person }) =>
        faults(staffEndpoints, async (at) => {
          const answer = await send(stage, person, at, ids);
          return answer.status !== 401 && said(at, answer);
        }),
      ),
    );
    return found.flat();
  });
};

/** Pictures have separate addresses, outside the contracts. */
export async function opensTheirPictures(stage: Stage): Promise<string[]> {
  const { victim, neighbour, nowhere, platform } = stage;
  const list = endpointNamed('listImages');
  const listed = await send(stage, { host: victim.host, cookie: victim.admin }, list, victim.ids);
  const [image] = (JSON.parse(listed.text) as { data: { id: string; version: number; extension: string }[] }).data;
  const [nobodys] = nowhere.values();
  if (!image || !nobodys) throw new Error('the victim has no picture');
  const open = (host: string, id: string, size: string) =>
    rawCall(platform.port, {
      method: 'GET',
      path: `/image${size}/${id}-${image.version}.${image.extension}`,
      headers: [['host', host]],
    });
  return faults(['', '/small'], async (size) => {
    if ((await open(victim.host, image.id, size)).status !== 200) return 'the victim cannot see its own picture';
    const theirs = telling(await open(neighbour.host, image.id, size), new Map([['id', image.id]]));
    const none = telling(await open(neighbour.host, nobodys, size), new Map([['id', nobodys]]));
    return theirs !== none && `the picture can be told from none: ${theirs} / ${none}`;
  });
}

/** Knowing an upload's data, even its hash, opens nothing in another tenant. */
export async function opensTheirUploads(stage: Stage): Promise<string[]> {
  const { victim, neighbour, nowhere, platform } = stage;
  const list = endpointNamed('listUploads');
  const listed = await send(stage, { host: victim.host, cookie: victim.admin }, list, victim.ids);
  const [upload] = (
    JSON.parse(listed.text) as { data: Record<'id' | 'version' | 'extension' | 'publicHash', string>[] }
  ).data;
  const [nobodys] = nowhere.values();
  if (!upload || !nobodys) throw new Error('the victim has no upload');
  const name = (id: string) => `${id}-${upload.version}.${upload.extension}`;
  const open = (host: string, id: string, hash: string) =>
    rawCall(platform.port, { method: 'GET', path: `/upload/${hash}/${name(id)}`, headers: [['host', host]] });
  const { id, publicHash } = upload;
  if ((await open(victim.host, id, publicHash)).status !== 200) return ['the victim cannot open its own upload'];
  const asked = new Map([['id', id]]);
  const none = telling(await open(neighbour.host, nobodys, publicHash), new Map([['id', nobodys]]));
  const theirs = telling(await open(neighbour.host, id, publicHash), asked);
  const guessed = telling(await open(victim.host, id, `${publicHash.slice(1)}A`), asked);
  return [
    ...(theirs === none ? [] : [`the upload can be told from none: ${theirs} / ${none}`]),
    ...(guessed === none ? [] : [`an upload opens with another hash: ${guessed}`]),
  ];
}
