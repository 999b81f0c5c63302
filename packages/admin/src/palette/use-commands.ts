import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@theke/ui/toast';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { useShop } from '../api/shop.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import type { ListEntry } from '../resources/list-entry.ts';
import type { CommandContext, CommandSource } from './command-source.ts';
import { recordsQuery } from './find-records.ts';
import { matchScore } from './match-text.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { shortestName, splitNamed } from './split-named.ts';

/** Prefix of the keys of all commands' queries. */
export const commandsKey = ['palette', 'commands'] as const;

type Search = {
  sources: readonly CommandSource[];
  /** Lists that the user may read. */
  readable: readonly ListEntry[];
  /** Most records of a list. */
  count: number;
};
type Commands = { entries: PaletteEntry[]; isSearching: boolean; hasFailed: boolean };

/**
 * Commands that the sources find for a text (OFFICE-43). They are never cached: states change while the palette is
 * closed.
 * @param text settled text; an empty one finds nothing and requests nothing
 */
export function useCommands(text: string, { sources, readable, count }: Search): Commands {
  const me = useMe();
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const zoneOf = useZoneOf();
  const { branches } = useShop();
  const asked = sources.filter(
    ({ needs, list, words }) =>
      text !== '' &&
      needs.every((permission) => may(me, permission)) &&
      (list ? readable.some(({ name }) => name === list) : text.length >= shortestName && matchScore(words, text) >= 2),
  );

  async function findCommands({ words, list, find }: CommandSource): Promise<PaletteEntry[]> {
    const context: CommandContext = { api, client, me, branches, zoneOf, toast, records: [] };
    if (list === undefined) return namedBy(text, await find(context));
    const entry = readable.find(({ name }) => name === list);
    if (!entry) return [];
    const { named, rest } = splitNamed(text, words);
    const records = await client.fetchQuery(recordsQuery(entry, rest || text, { api, count, zoneOf }));
    return records.length > 0 ? namedBy(named, await find({ ...context, records })) : [];
  }

  const answers = useQueries({
    queries: asked.map((source) => ({
      queryKey: [...commandsKey, source.name, text],
      queryFn: () => findCommands(source),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })),
  });
  return {
    entries: answers.flatMap(({ data }) => data ?? []),
    isSearching: answers.some(({ isFetching }) => isFetching),
    hasFailed: answers.some(({ isError }) => isError),
  };
}

/** The commands that a text names; an empty text names all of them. */
const namedBy = (text: string, entries: readonly PaletteEntry[]): PaletteEntry[] =>
  entries.filter(({ label, words = '' }) => matchScore(`${label} ${words}`, text) > 0);
