import { useQueries } from '@tanstack/react-query';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import type { ListEntry } from '../resources/list-entry.ts';
import { useOffice } from '../shell/office.ts';
import { useOpenableLinks } from '../shell/visible-links.ts';
import { useSettled } from '../ui/use-settled.ts';
import { findRecords } from './find-records.ts';
import type { PaletteEntry, PaletteGroup, PaletteOptions } from './palette-entry.ts';
import { paletteMessages } from './palette-messages.de.ts';
import { createEntries, matchingEntries, pageEntries } from './palette-pages.ts';
import { paletteQuery } from './palette-query.ts';
import { recentIds, recentRecords } from './recent-entries.ts';

/** Pause after the last key before records are searched, in ms. */
const pauseMs = 200;
const shortest = 2;
const most = { pages: 6, actions: 4, records: 4, numbers: 8, atFirst: 6 };

export type PaletteResults = { groups: PaletteGroup[]; isSearching: boolean; hasFailed: boolean };

/** Results for a typed text: pages and commands at once, records when their lists have answered. */
export function usePaletteGroups(typed: string, options: PaletteOptions): PaletteResults {
  const me = useMe();
  const api = useApi();
  const zoneOf = useZoneOf();
  const { lists, groups } = useOffice();
  const links = useOpenableLinks();
  const { kind, text } = paletteQuery(typed);
  const settled = useSettled(text, pauseMs);
  const readable = lists.filter(({ needs }) => may(me, needs));
  const names = kind === 'numbers' ? [options.numbered] : options.searched;
  const sources = names.flatMap((name) => readable.find((list) => list.name === name) ?? []);
  const isEnabled = kind !== 'actions' && settled.length >= (kind === 'numbers' ? 1 : shortest);
  const count = kind === 'numbers' ? most.numbers : most.records;
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', source.name, kind, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => findRecords(source, settled, { api, count, signal, zoneOf }),
      enabled: isEnabled,
      staleTime: 30_000,
      retry: false,
    })),
  });
  const pages = pageEntries(links, groups);
  const actions = createEntries(lists, { links, me, first: options.searched });
  const recent = recentIds(me.id);
  const match = (entries: readonly PaletteEntry[]) => matchingEntries(entries, text, { recent, words: options.words });
  const found = sources.map((source, index) => ({
    title: source.label,
    entries: isEnabled ? (answers[index]?.data ?? []) : [],
  }));
  const isSearching =
    kind !== 'actions' &&
    text !== '' &&
    (settled !== text || (isEnabled && answers.some(({ isFetching }) => isFetching)));
  const known = [...pages, ...actions, ...recordEntries(recentRecords(me.id), readable)];
  return {
    groups: [
      ...(kind === 'all' && text === ''
        ? [{ title: paletteMessages.recent, entries: recent.flatMap((id) => known.find((one) => one.id === id) ?? []) }]
        : []),
      { title: paletteMessages.pages, entries: kind === 'all' ? match(pages).slice(0, most.pages) : [] },
      {
        title: paletteMessages.actions,
        entries: kind === 'numbers' ? [] : match(actions).slice(0, kind === 'actions' ? actions.length : most.actions),
      },
      ...found,
    ].filter(({ entries }) => entries.length > 0),
    isSearching,
    hasFailed: isEnabled && answers.some(({ isError }) => isError),
  };
}

const recordEntries = (records: ReturnType<typeof recentRecords>, readable: readonly ListEntry[]): PaletteEntry[] =>
  records.flatMap((record) => {
    const list = readable.find(({ name }) => name === record.list);
    return list ? [{ ...record, Icon: list.Icon }] : [];
  });
