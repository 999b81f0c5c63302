import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';
import { PageBar } from '../shell/page-bar.tsx';
import { totalText } from '../ui/total-text.ts';
import * as css from './list-page.module.css';
import type { ListState } from './list-state.ts';
import { SearchField } from './search-field.tsx';

type Props = {
  title: string;
  state: Pick<ListState, 'meta' | 'filter' | 'narrow'>;
  isSearchable: boolean;
  children?: ReactNode;
};

/** Bar of a list page: title, total and search. */
export const ListBar = ({ title, state: { meta, filter, narrow }, isSearchable, children }: Props) => (
  <PageBar title={title} aside={<span className={css.total}>{meta && totalText(meta)}</span>}>
    {isSearchable && (
      <SearchField label={messages.list.search(title)} value={filter.q ?? ''} onChange={(q) => narrow({ q })} />
    )}
    {children}
  </PageBar>
);
