import type { UnsentEdits, UnsentEditsStore } from './unsent-edits.ts';

/** Unsent edits in memory, for tests. */
export function memoryEdits(): UnsentEditsStore & { stored: Map<string, UnsentEdits> } {
  const stored = new Map<string, UnsentEdits>();
  return {
    stored,
    all: async (site) =>
      [...stored.values()].filter((one) => one.site === site).toSorted((a, b) => b.at.localeCompare(a.at)),
    put: async (edits) => void stored.set(edits.session, edits),
    remove: async (_, session) => void stored.delete(session),
  };
}
