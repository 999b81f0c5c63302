import type { Block } from '@theke/contracts/content/block';
import type { SearchHit } from '@theke/contracts/content/public-api';
import { pagesByVisibility } from '../pages/list-site.ts';
import { hrefOf, type Reader } from '../pages/reader.ts';
import { sectionsIn } from '../pages/sections-in.ts';
import { matchesAll } from './matches-all.ts';

type Value = Readonly<Record<string, unknown>>;
const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null;
const textIn = (value: Value, name: string): string => (typeof value[name] === 'string' ? value[name] : '');
const idIn = (value: unknown): string[] => (isValue(value) && typeof value.id === 'string' ? [value.id] : []);

const nameOf = ({ content }: Block): string =>
  `${textIn(content, 'first_name')} ${textIn(content, 'last_name')}`.trim();

/** Ids of the blocks that the team sections of a page show, including those of collections. */
async function membersOn(reader: Reader, content: unknown): Promise<Set<string>> {
  const teams = sectionsIn(content).flatMap(({ type, value }) => (type === 'team' && isValue(value) ? [value] : []));
  const collections = teams.flatMap(({ collection }) => idIn(collection).map((id) => ({ id })));
  const nodes = await reader.nodesWithEntries(collections);
  return new Set([
    ...teams.flatMap(({ members }) => (Array.isArray(members) ? members.flatMap(idIn) : [])),
    ...nodes.flatMap(({ content: entry }) => idIn(entry.member)),
  ]);
}

/**
 * Members of the team with this name, each on the first page that shows them (SEARCH-06). Pages are read only if a name
 * matches.
 */
export async function searchPeople(reader: Reader, input: string): Promise<SearchHit[]> {
  const matches = matchesAll(input);
  const wanted = new Map(
    (await reader.teamMembers()).filter((one) => matches(nameOf(one))).map((one) => [one.id, one]),
  );
  const hits: SearchHit[] = [];
  if (wanted.size === 0) return hits;
  for await (const sites of pagesByVisibility(reader)) {
    for (const { published } of sites)
      for (const id of await membersOn(reader, published?.content)) {
        const member = wanted.get(id);
        if (!published || !member) continue;
        wanted.delete(id);
        const description = textIn(member.content, 'education');
        hits.push({ title: nameOf(member), description, href: `${hrefOf(published.path)}#team-${id}` });
      }
    if (wanted.size === 0) break;
  }
  return hits;
}
