import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const name = 'proposal';

/** The proposal that is open in the editor; it is in the address, so that it can be linked to. */
export function useOpenedProposal() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (id: string | undefined) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === undefined) next.delete(name);
          else next.set(name, id);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { id: search.get(name) ?? undefined, open };
}
