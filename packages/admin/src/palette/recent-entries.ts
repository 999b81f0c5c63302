import type { AddressEntry } from './palette-entry.ts';

/** A record as stored; its icon is that of its list. */
export type StoredRecord = Required<Pick<AddressEntry, 'id' | 'label' | 'to' | 'list'>> & { hint?: string };

const most = 8;
const idsKey = (user: string) => `theke-palette-${user}`;
const recordsKey = (user: string) => `theke-palette-records-${user}`;

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Ids of the entries that a user opened on this device, the last one first. */
export function recentIds(user: string): string[] {
  const stored = parsed(localStorage.getItem(idsKey(user)));
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, most) : [];
}

/** Records among them. Their labels can be names of guests, so they are stored until the tab is closed only. */
export function recentRecords(user: string): StoredRecord[] {
  const stored = parsed(sessionStorage.getItem(recordsKey(user)));
  return Array.isArray(stored) ? (stored as StoredRecord[]) : [];
}

/** Puts an entry first among the recently used ones. Does nothing if the browser stores nothing. */
export function keepRecent(user: string, { id, label, hint, to, list }: AddressEntry): void {
  try {
    const ids = [id, ...recentIds(user).filter((other) => other !== id)].slice(0, most);
    localStorage.setItem(idsKey(user), JSON.stringify(ids));
    if (list === undefined) return;
    const record = { id, label, to, list, ...(hint && { hint }) };
    const records = [record, ...recentRecords(user).filter((other) => other.id !== id)].slice(0, most);
    sessionStorage.setItem(recordsKey(user), JSON.stringify(records));
  } catch {
    // The browser refuses to store: nothing is listed as recently used.
  }
}

/** Deletes the stored records of all users of this tab; called when a session ends. */
export function forgetRecentRecords(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(recordsKey(''))) sessionStorage.removeItem(key);
}
