import { useGetList } from 'ra-core';
import { totalText } from '../ui/total-text.ts';
import type { Filter, ListState } from './list-state.ts';
import { ViewTabs } from './view-tabs.tsx';

type Props = {
  views: readonly { label: string; filter: Filter }[];
  /** Resource whose counts the tabs show. */
  countOf: string | undefined;
} & Pick<ListState, 'filter' | 'narrow'>;

/** Views of a list as tabs. */
export function ListViews({ views, countOf, filter: current, narrow }: Props) {
  const fields = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const isOn = (filter: Filter) => [...fields].every((field) => current[field] === filter[field]);
  return (
    <ViewTabs
      views={views.map(({ label, filter }) => ({
        label,
        isOn: isOn(filter),
        count: countOf && <Count name={countOf} filter={filter} />,
        onChoose: () => narrow({ ...Object.fromEntries([...fields].map((field) => [field, undefined])), ...filter }),
      }))}
    />
  );
}

function Count({ name, filter }: { name: string; filter: Filter }) {
  const { meta } = useGetList(name, { filter, pagination: { page: 1, perPage: 1 } });
  return <b>{meta && totalText(meta)}</b>;
}
