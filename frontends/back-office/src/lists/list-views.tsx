import { classNames } from '@theke/ui/class-names';
import { useGetList } from 'ra-core';
import type { OfficeResource } from '../resources/office-resource.ts';
import { totalText } from '../ui/total-text.ts';
import * as css from './list-views.module.css';

type Props = {
  office: OfficeResource;
  filterValues: Record<string, unknown>;
  onChoose: (filter: Record<string, unknown>) => void;
};

/** Tabs over a list, each with its count. */
export function ListViews({ office: { resource, views = [] }, filterValues, onChoose }: Props) {
  const fields = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const isOn = (filter: Readonly<Record<string, string>>) =>
    [...fields].every((field) => (filterValues[field] ?? undefined) === filter[field]);
  if (views.length === 0) return <span className={css.views} />;
  return (
    <div className={css.views}>
      {views.map(({ label, filter }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn(filter)}
          className={classNames(css.view, isOn(filter) && css.on)}
          onClick={() => onChoose({ ...Object.fromEntries([...fields].map((field) => [field, undefined])), ...filter })}
        >
          {label} <Count name={resource.name} filter={filter} />
        </button>
      ))}
    </div>
  );
}

function Count({ name, filter }: { name: string; filter: Readonly<Record<string, string>> }) {
  const { meta } = useGetList(name, { filter, pagination: { page: 1, perPage: 1 } });
  return <b>{meta && totalText(meta)}</b>;
}
