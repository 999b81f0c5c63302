import type { ContentPageOf, ListFilters } from '@theke/contracts/content/content-page';
import { statusFilters } from '@theke/rules/content/project-status';
import { icon } from '@theke/ui/icon';
import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { choiceLabels, isMeant, subjectsOf } from './filter-chips.tsx';
import * as css from './lists.module.css';

/** One filter: says how many are chosen, opens below. */
const Choices = ({ label, count, children }: { label: string; count: number; children: ReactNode }) => (
  <details className={css.choices} name="filter" data-menu="">
    <summary>
      {label}
      {count > 0 && <b>{count}</b>}
      <ChevronDown {...icon} size={18} />
    </summary>
    <fieldset className={css.options}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  </details>
);

/** How many are found by it. */
const Count = ({ of }: { of: number | undefined }) => of !== undefined && <small className={css.found}>{of}</small>;

/** Term, status and three multiple choices. A form that is sent as an address, so that it needs no script. */
export const ProjectFilter = ({ page, filters }: { page: ContentPageOf<'site'>; filters: ListFilters }) => (
  <form className={css.filter} method="get" action={`${page.path}#projects`}>
    <label className={css.term}>
      <Search {...icon} size={18} />
      <input
        type="search"
        name="term"
        defaultValue={filters.term}
        placeholder="Suche"
        aria-label="Suche"
        maxLength={200}
      />
    </label>
    <Choices label="Status" count={filters.status ? 1 : 0}>
      {Object.entries({ '': 'Alle', ...statusFilters }).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="status" value={value} defaultChecked={(filters.status ?? '') === value} />
          {label}
          <Count of={page.statuses?.[value as 'completed']} />
        </label>
      ))}
    </Choices>
    {(Object.keys(choiceLabels) as (keyof typeof choiceLabels)[]).map((name) => (
      <Choices key={name} label={choiceLabels[name]} count={filters[name].length}>
        {subjectsOf(page)[name]?.map((one) => (
          <label key={one.id}>
            <input
              type="checkbox"
              name={name}
              value={one.number}
              defaultChecked={filters[name].some((asked) => isMeant(asked, one))}
            />
            {one.name}
            <Count of={one.projects} />
          </label>
        ))}
      </Choices>
    ))}
    <button type="submit" className={css.submit}>
      Anzeigen
    </button>
  </form>
);
