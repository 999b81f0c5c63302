import { openBranchesText } from '@theke/rules/hours/opening-status';
import { translated } from '@theke/rules/texts/translated';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { langAttributes } from '@theke/ui/lang-attributes';
import { useShop } from '@theke/ui/shop';
import { useNow } from '@theke/ui/use-now';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { LastOrderLink } from '../last-order/last-order-link.tsx';
import { messages } from '../messages.de.ts';
import * as page from '../page.module.css';
import { BranchCard } from './branch-card.tsx';
import { BranchFilter, type Filter } from './branch-filter.tsx';
import * as css from './branch-list.module.css';
import { fittingBranches } from './branch-search.ts';
import { inOrder } from './branch-state.ts';
import { listMessages } from './list-messages.de.ts';

const noFilter: Filter = { input: '', tag: undefined };

/** Number of large cards on wide screens, two per row; chosen so that the rows of three below them are full. */
const largeCount = (all: number): number => (all === 3 ? 0 : all >= 5 ? 2 : all);

/** Page of a division: the list of branches to order from (BRANCHES-04). */
export default function BranchList() {
  const { config, divisions, branches, tags } = useShop();
  const [filter, setFilter] = useState(noFilter);
  const now = useNow(20_000);
  const [division] = divisions;
  const used = config.enablePluginTags
    ? tags.filter(({ id }) => branches.some((branch) => branch.tags.some((tag) => tag.id === id)))
    : [];
  const fitting = inOrder(fittingBranches(branches, tags, filter.input, filter.tag), now);
  const isFiltered = filter.input.trim() !== '' || filter.tag !== undefined;
  const large = largeCount(fitting.length);
  const count = isFiltered
    ? listMessages.shown(fitting.length, branches.length)
    : openBranchesText(
        branches.filter(({ isPublic }) => isPublic),
        now,
      );

  return (
    <main className={page.wrap}>
      <div className={css.intro}>
        <div>
          <h1>{division?.title || config.title || listMessages.fallbackTitle}</h1>
          {division?.description && (
            <p {...langAttributes(division, 'description')} className={css.description}>
              {translated(division, 'description')}
            </p>
          )}
        </div>
        {(config.enablePluginSearch || used.length > 0) && (
          <BranchFilter filter={filter} onChange={setFilter} hasSearch={config.enablePluginSearch} tags={used} />
        )}
      </div>
      <p className={css.count} role="status">
        {count}
      </p>
      {!isFiltered && (
        <div className={css.last}>
          <LastOrderLink />
        </div>
      )}
      {fitting.length > 0 ? (
        <ul className={css.branches}>
          {fitting.map((branch, index) => (
            <li key={branch.id} className={index < large ? css.large : undefined}>
              <BranchCard branch={branch} now={now} isFirst={index === 0} isLarge={index < large} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          title={listMessages.none}
          text={filter.input.trim() ? listMessages.noneFor(filter.input.trim()) : listMessages.noneWith}
          sign={<SearchX {...icon} size={36} />}
          action={
            <Button kind="second" onClick={() => setFilter(noFilter)}>
              {messages.list.reset}
            </Button>
          }
        />
      )}
    </main>
  );
}
