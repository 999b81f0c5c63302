import { useQueries } from '@tanstack/react-query';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import type { ListEntry } from '../resources/list-entry.ts';
import { useOffice } from '../shell/office.ts';
import { useOpenableLinks, useVisibleLinks } from '../shell/visible-links.ts';
import { useSettled } from '../ui/use-settled.ts';
import { recordsQuery } from './find-records.ts';
import type { AddressEntry, PaletteGroup, PaletteOptions } from './palette-entry.ts';
import { paletteMessages } from './palette-messages.de.ts';
import { createEntries, formEntries, matchingEntries, pageEntries } from './palette-pages.ts';
import { paletteQuery } from './palette-query.ts';
import { recentIds, recentRecords } from './recent-entries.ts';
import { useCommands } from './use-commands.ts';

/** Pause after the last key before records and actions are searched, in ms. */
const pauseMs = 200;
const shortest = 2;
const most = { pages: 6, forms: 4, records: 4, numbers: 8, actions: 6 };

export type PaletteResults = { groups: PaletteGroup[]; isSearching: boolean; hasFailed: boolean };

/** Results for a typed text: pages and forms at once, records and actions when the services have answered. */
export function usePaletteGroups(typed: string, options: PaletteOptions): PaletteResults {
  const me = useMe();
  const api = useApi();
  const zoneOf = useZoneOf();
  const { lists, groups } = useOffice();
  const [links, usedLinks] = [useOpenableLinks(), useVisibleLinks()];
  const { kind, text } = paletteQuery(typed);
  const settled = useSettled(text, pauseMs);
  const readable = lists.filter(({ needs }) => may(me, needs));
  const names = kind === 'numbers' ? [options.numbered] : options.searched;
  const sources = names.flatMap((name) => readable.find((list) => list.name === name) ?? []);
  const isEnabled = kind !== 'commands' && settled.length >= (kind === 'numbers' ? 1 : shortest);
  const count = kind === 'numbers' ? most.numbers : most.records;
  const answers = useQueries({
    queries: sources.map((source) => ({
      ...recordsQuery(source, settled, { api, count, zoneOf }),
      enabled: isEnabled,
    })),
  });
  const commands = useCommands(kind === 'numbers' || settled.length < shortest ? '' : settled, {
    sources: options.commands,
    readable,
    count: most.records,
  });
  const pages = pageEntries(links, groups);
  const forms = [
    ...createEntries(lists, { links, me, first: options.searched }),
    ...formEntries(options.forms, { links: usedLinks, me }),
  ];
  const recent = recentIds(me.id);
  const match = (entries: readonly AddressEntry[]) => matchingEntries(entries, text, { recent, words: options.words });
  const found = sources.map((source, index) => ({
    title: source.label,
    entries: isEnabled ? (answers[index]?.data ?? []) : [],
  }));
  const isSearching =
    text !== '' &&
    (settled !== text || (isEnabled && answers.some(({ isFetching }) => isFetching)) || commands.isSearching);
  const known = [...pages, ...forms, ...recordEntries(recentRecords(me.id), readable)];
  return {
    groups: [
      ...(kind === 'all' && text === ''
        ? [{ title: paletteMessages.recent, entries: recent.flatMap((id) => known.find((one) => one.id === id) ?? []) }]
        : []),
      { title: paletteMessages.pages, entries: kind === 'all' ? match(pages).slice(0, most.pages) : [] },
      {
        title: paletteMessages.forms,
        entries: kind === 'numbers' ? [] : match(forms).slice(0, kind === 'commands' ? forms.length : most.forms),
      },
      ...found,
      // Last, so that they do not move the other results when they arrive. Those of an earlier text are not offered: Enter
      // would run one of them.
      { title: paletteMessages.actions, entries: settled === text ? commands.entries.slice(0, most.actions) : [] },
    ].filter(({ entries }) => entries.length > 0),
    isSearching,
    hasFailed: (isEnabled && answers.some(({ isError }) => isError)) || commands.hasFailed,
  };
}

const recordEntries = (records: ReturnType<typeof recentRecords>, readable: readonly ListEntry[]): AddressEntry[] =>
  records.flatMap((record) => {
    const list = readable.find(({ name }) => name === record.list);
    return list ? [{ ...record, Icon: list.Icon }] : [];
  });
