import * as control from '@theke/admin/forms/editors/control.module.css';
import type { ListedSite } from '@theke/contracts/content/site-tree';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ChevronDown, Search, X } from 'lucide-react';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { MoveSiteDialog } from './move-site-dialog.tsx';
import { PageLinkContext } from './page-link-context.ts';
import { matchingSites, pathsAbove, pathTree } from './path-tree.ts';
import * as css from './site-tree.module.css';
import { siteTreeMessages } from './site-tree-messages.de.ts';
import { SiteTreeRows } from './site-tree-rows.tsx';

type State = ListedSite['state'];
/** A node that the person wants to move, and the path that it gets if nothing else is typed. */
export type WantedMove = { from: string; to: string };

/** Search and filter above the tree; matching pages are shown below their parents. */
export function SiteTreeBrowser({ sites }: { sites: readonly ListedSite[] }) {
  const [query, setQuery] = useState('');
  const [state, setState] = useState<State>();
  const { current } = useContext(PageLinkContext);
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(pathsAbove(sites.find(({ id }) => id === current)?.path ?? '')),
  );
  const [wanted, setWanted] = useState<WantedMove>();
  const searched = useDeferredValue(query);
  const found = useMemo(() => matchingSites(sites, searched, state), [sites, searched, state]);
  const tree = useMemo(() => pathTree(found), [found]);
  const isFiltered = found !== sites;
  const open = useMemo(
    () => (isFiltered ? new Set(found.flatMap(({ path }) => pathsAbove(path))) : opened),
    [isFiltered, found, opened],
  );
  return (
    <>
      <SearchBar {...{ query, setQuery, state, setState }} states={statesOf(sites)} />
      <VisuallyHidden>
        <span aria-live="polite">{isFiltered && siteTreeMessages.found(found.length)}</span>
      </VisuallyHidden>
      {tree.length === 0 ? (
        <p className={css.note}>{siteTreeMessages.noMatch}</p>
      ) : (
        <SiteTreeRows tree={tree} open={open} onOpen={setOpened} isFixed={isFiltered} onMove={setWanted} />
      )}
      {wanted && (
        <MoveSiteDialog
          sites={sites}
          wanted={wanted}
          onMoved={(to) => setOpened(new Set([...opened, ...pathsAbove(to)]))}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
}

const statesOf = (sites: readonly ListedSite[]): State[] => [...new Set(sites.map(({ state }) => state))].toSorted();

type SearchBarProps = {
  query: string;
  setQuery: (query: string) => void;
  state: State | undefined;
  setState: (state: State | undefined) => void;
  states: readonly State[];
};

function SearchBar({ query, setQuery, state, setState, states }: SearchBarProps) {
  return (
    <search className={css.search}>
      <div className={css.query}>
        <Search {...icon} size={16} />
        <input
          type="text"
          enterKeyHint="search"
          className={control.control}
          aria-label={siteTreeMessages.search}
          placeholder={siteTreeMessages.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
        />
        {query && (
          <button type="button" aria-label={siteTreeMessages.clear} onClick={() => setQuery('')}>
            <X {...icon} size={16} />
          </button>
        )}
      </div>
      {states.length > 1 && (
        <div className={control.select}>
          <select
            className={control.control}
            aria-label={siteTreeMessages.state}
            value={state ?? ''}
            onChange={(event) => setState((event.target.value || undefined) as State | undefined)}
          >
            <option value="">{siteTreeMessages.everyState}</option>
            {states.map((one) => (
              <option key={one} value={one}>
                {siteTreeMessages.states[one] || siteTreeMessages.shown}
              </option>
            ))}
          </select>
          <ChevronDown {...icon} size={16} />
        </div>
      )}
    </search>
  );
}
