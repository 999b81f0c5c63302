import { useGetList } from 'ra-core';
import type { OfficeResource } from '../resources/office-resource.ts';
import { totalText } from '../ui/total-text.ts';
import { ViewTabs } from './view-tabs.tsx';

type Props = {
  office: OfficeResource;
  filterValues: Record<string, unknown>;
  onChoose: (filter: Record<string, unknown>) => void;
};

/** A resource's views as tabs, each with its count. */
export function ListViews({ office: { resource, views = [] }, filterValues, onChoose }: Props) {
  const fields = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const isOn = (filter: Readonly<Record<string, string>>) =>
    [...fields].every((field) => (filterValues[field] ?? undefined) === filter[field]);
  return (
    <ViewTabs
      views={views.map(({ label, filter }) => ({
        label,
        isOn: isOn(filter),
        count: <Count name={resource.name} filter={filter} />,
        onChoose: () => onChoose({ ...Object.fromEntries([...fields].map((field) => [field, undefined])), ...filter }),
      }))}
    />
  );
}

function Count({ name, filter }: { name: string; filter: Readonly<Record<string, string>> }) {
  const { meta } = useGetList(name, { filter, pagination: { page: 1, perPage: 1 } });
  return <b>{meta && totalText(meta)}</b>;
}
