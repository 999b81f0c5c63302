import { isAboutOne, mentionsIds } from '../../journeys/example-call.ts';
import { attackedEndpoints, findEndpoint, reads, staffEndpoints } from '../attacked-endpoints.ts';
import {
  collectFaults,
  collectFaultsAndChanges,
  collectUnrefused,
  describeAnswer,
  findExistenceLeak,
  isUnknown,
  send,
} from '../collect-faults.ts';
import { findLeakedIds, toComparableText } from '../compare-responses.ts';
import { rawCall } from '../raw-call.ts';
import type { Person, Stage } from '../stage.ts';

const attacker = ({ neighbour: { host, admin } }: Stage): Person => ({ host, cookie: admin });

/** The neighbour's administrator requests the victim's ids on its own host: 404, as for ids that do not exist. */
export const requestForeignIds = (stage: Stage): Promise<string[]> =>
  collectFaultsAndChanges(stage, () =>
    collectFaults(attackedEndpoints.filter(isAboutOne), async (at) => {
      const answer = await send(stage, attacker(stage), at, stage.victim.ids);
      return isUnknown(answer) ? findExistenceLeak(stage, attacker(stage), at) : describeAnswer(at, answer);
    }),
  );

/**
 * The victim's ids in bodies and filters have the same effect as invented ones. Whatever is written stays in its own
 * tenant.
 */
export async function referToForeignIds(stage: Stage): Promise<string[]> {
  const found = await collectFaultsAndChanges(stage, () =>
    collectFaults(
      attackedEndpoints.filter((at) => mentionsIds(at) && !isAboutOne(at)),
      (at) => findExistenceLeak(stage, attacker(stage), at),
    ),
  );
  return found.filter((fault) => !fault.startsWith("the neighbour's"));
}

/** No id of the victim's appears in anything that the neighbour or its guests read in their own tenant. */
export async function readOwnTenant(stage: Stage): Promise<string[]> {
  const { victim, neighbour } = stage;
  const foreignIds = await findVictimIds(stage);
  const found: string[] = [];
  for (const person of [attacker(stage), { host: neighbour.host }])
    found.push(
      ...(await collectFaults(reads, async (at) => {
        const leaked = findLeakedIds(await send(stage, person, at, neighbour.ids), foreignIds, neighbour.ids);
        return leaked.length > 0 && `${at.name} leaks ${leaked.join(', ')} of ${victim.host}`;
      })),
    );
  return found;
}

/** Ids in the victim's rows that appear in none of the neighbour's. */
export async function findVictimIds({ state, victim, neighbour }: Stage): Promise<Set<string>> {
  const shared = await state.readUuids(neighbour.tenant);
  const victimIds = new Set([...(await state.readUuids(victim.tenant))].filter((id) => !shared.has(id)));
  if (victimIds.size < 100) throw new Error('the victim has too little data to detect a leak');
  return victimIds;
}

/** A cookie is valid only at the host that set it, regardless of the sender. */
export const sendCookiesToOtherHost = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour } = stage;
  const requests = [
    { host: victim.host, cookie: neighbour.admin, ids: victim.ids },
    { host: neighbour.host, cookie: victim.admin, ids: victim.ids },
    { host: neighbour.host, cookie: victim.admin, ids: neighbour.ids },
  ];
  return collectFaultsAndChanges(stage, async () => {
    const found = await Promise.all(
      requests.map(({ ids, ...person }) => collectUnrefused(stage, person, staffEndpoints, { ids })),
    );
    return found.flat();
  });
};

/** Pictures have separate addresses, outside the contracts. */
export async function openForeignPictures(stage: Stage): Promise<string[]> {
  const { victim, neighbour, unusedIds, platform } = stage;
  const list = findEndpoint('listImages');
  const listed = await send(stage, { host: victim.host, cookie: victim.admin }, list, victim.ids);
  const [image] = (JSON.parse(listed.text) as { data: { id: string; version: number; extension: string }[] }).data;
  const [unusedId] = unusedIds.values();
  if (!image || !unusedId) throw new Error('the victim has no picture');
  const open = (host: string, id: string, size: string) =>
    rawCall(platform.port, {
      method: 'GET',
      path: `/image${size}/${id}-${image.version}.${image.extension}`,
      headers: [['host', host]],
    });
  return collectFaults(['', '/small'], async (size) => {
    if ((await open(victim.host, image.id, size)).status !== 200) return 'the victim cannot see its own picture';
    const foreign = toComparableText(await open(neighbour.host, image.id, size), new Map([['id', image.id]]));
    const missing = toComparableText(await open(neighbour.host, unusedId, size), new Map([['id', unusedId]]));
    return foreign !== missing && `the response reveals that the picture exists: ${foreign} / ${missing}`;
  });
}

/** Knowing an upload's data, even its hash, opens nothing in another tenant. */
export async function openForeignUploads(stage: Stage): Promise<string[]> {
  const { victim, neighbour, unusedIds, platform } = stage;
  const list = findEndpoint('listUploads');
  const listed = await send(stage, { host: victim.host, cookie: victim.admin }, list, victim.ids);
  const [upload] = (
    JSON.parse(listed.text) as { data: Record<'id' | 'version' | 'extension' | 'publicHash', string>[] }
  ).data;
  const [unusedId] = unusedIds.values();
  if (!upload || !unusedId) throw new Error('the victim has no upload');
  const name = (id: string) => `${id}-${upload.version}.${upload.extension}`;
  const open = (host: string, id: string, hash: string) =>
    rawCall(platform.port, { method: 'GET', path: `/upload/${hash}/${name(id)}`, headers: [['host', host]] });
  const { id, publicHash } = upload;
  if ((await open(victim.host, id, publicHash)).status !== 200) return ['the victim cannot open its own upload'];
  const ids = new Map([['id', id]]);
  const missing = toComparableText(await open(neighbour.host, unusedId, publicHash), new Map([['id', unusedId]]));
  const foreign = toComparableText(await open(neighbour.host, id, publicHash), ids);
  const wrongHash = toComparableText(await open(victim.host, id, `${publicHash.slice(1)}A`), ids);
  return [
    ...(foreign === missing ? [] : [`the response reveals that the upload exists: ${foreign} / ${missing}`]),
    ...(wrongHash === missing ? [] : [`an upload opens with another hash: ${wrongHash}`]),
  ];
}
