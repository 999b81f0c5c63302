import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import type { FilterControls } from './filter-control.ts';
import type { FilterField } from './filter-fields.ts';
import { FilterMenu } from './filter-menu.tsx';
import * as css from './list-page.module.css';
import { type Filter, type ListState, type Row, withoutFilter } from './list-state.ts';
import { ListViews } from './list-views.tsx';
import { NoMatch } from './no-match.tsx';
import { ToolRow } from './tool-row.tsx';

type Props<R extends Row> = {
  /** "Produkte" */
  many: string;
  /** Name on screens, if it differs from `many`. */
  title?: string;
  Icon: LucideIcon;
  state: ListState<R>;
  views: readonly { label: string; filter: Filter }[];
  /** Resource whose counts the tabs show. */
  countOf?: string;
  fields: readonly FilterField[];
  controls?: FilterControls | undefined;
  texts?: { empty?: string; emptyText?: string; emptyFiltered?: string; loadFailed?: string } | undefined;
  /** Link to create the first entry. */
  create?: ReactNode;
  /** Shown instead of the pager. */
  foot?: ReactNode;
  /** For pages that have their own margins. */
  isInset?: boolean;
  /** Renders the table. */
  children: (rows: readonly R[]) => ReactNode;
};

const sentences = messages.list;

/** A list below its page bar: tabs and filters, then rows and pager, or an empty or error state. */
export function ListContent<R extends Row>(props: Props<R>) {
  const {
    many,
    title = many,
    Icon,
    state,
    views,
    countOf,
    fields,
    controls,
    texts = {},
    create,
    foot,
    isInset,
    children,
  } = props;
  const { rows, meta, error, refetch, filter, narrow, goTo, setPageSize } = state;
  const inViews = new Set(views.flatMap((view) => Object.keys(view.filter)));
  const body = () => {
    if (!rows)
      return error ? (
        <LoadFailure message={texts.loadFailed ?? sentences.loadFailed(many)} error={error} refetch={refetch} />
      ) : (
        <TableSkeleton />
      );
    // If all rows of the page are being deleted, other pages may still have rows.
    if (rows.length === 0 && !meta?.total)
      return Object.keys(filter).length > 0 ? (
        <NoMatch
          title={texts.emptyFiltered ?? sentences.noMatch}
          {...(!texts.emptyFiltered && { text: sentences.noMatchText })}
          onReset={() => withoutFilter(state as ListState)}
        />
      ) : (
        <Empty
          title={texts.empty ?? sentences.empty(title)}
          text={texts.emptyText}
          sign={<Icon {...icon} size={36} />}
          action={create}
        />
      );
    return (
      <>
        {children(rows)}
        {foot ?? (meta && <Pager meta={meta} onPage={goTo} onPageSize={setPageSize} />)}
      </>
    );
  };
  return (
    <div className={isInset ? css.inset : undefined}>
      <ToolRow>
        <ListViews views={views} countOf={countOf} filter={filter} narrow={narrow} />
        <FilterMenu fields={fields} controls={controls} inViews={inViews} filter={filter} narrow={narrow} />
      </ToolRow>
      {body()}
    </div>
  );
}
