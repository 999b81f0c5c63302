import type { ContentPageOf, ListFilters } from '@theke/contracts/content/content-page';
import { statusFilters } from '@theke/rules/content/project-status';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as templateCss from '../templates/templates.module.css';
import { choiceLabels, findSubjects, matchesSubject } from './filter-chips.tsx';
import { listAddress } from './list-address.ts';
import * as css from './lists.module.css';
import { TermField } from './term-field.tsx';

type ChoicesProps = { label: string; count: number; clear: string; children: ReactNode };

/** Dropdown of a filter with the number of choices. */
const Choices = ({ label, count, clear, children }: ChoicesProps) => (
  <details className={css.choices} name="filter" data-menu="">
    <summary>
      {label}
      {count > 0 && <b>{count}</b>}
      <ChevronDown {...icon} size={18} />
    </summary>
    <fieldset className={css.options}>
      <legend>{label}</legend>
      {children}
      {count > 0 && (
        <p>
          {count} gewählt
          <a href={clear}>Auswahl leeren</a>
        </p>
      )}
    </fieldset>
  </details>
);

/** Number of hits of a choice. */
const Count = ({ count }: { count: number | undefined }) =>
  count !== undefined && <small className={css.found}>{count}</small>;

/** Id of the filter sheet on phones. */
const sheet = 'project-filter';

type Props = { page: ContentPageOf<'site'>; filters: ListFilters };

/**
 * Search term and four multiple choice filters. A GET form, which works without JavaScript; on phones the filters are
 * a sheet.
 */
export function ProjectFilter({ page, filters }: Props) {
  const without = (change: Partial<ListFilters>) => listAddress(page.path, filters, change, 'projects');
  const names = Object.keys(choiceLabels) as (keyof typeof choiceLabels)[];
  const chosen = names.reduce((sum, name) => sum + filters[name].length, filters.status.length);
  return (
    <form className={css.filter} method="get" action={`${page.path}#projects`} data-alive="filter">
      <TermField term={filters.term} label="Projekte durchsuchen" hint="Titel, Ort oder Stichwort" />
      <button type="button" className={classNames(templateCss.outline, css.openSheet)} popoverTarget={sheet}>
        <SlidersHorizontal {...icon} size={18} />
        Filter
        {chosen > 0 && <b>{chosen}</b>}
      </button>
      <div className={css.sheet} id={sheet} popover="auto">
        <p className={css.sheetHead}>
          <b>Filter</b>
          <button type="button" popoverTarget={sheet} popoverTargetAction="hide" aria-label="Filter schließen">
            <X {...icon} />
          </button>
        </p>
        <Choices label="Status" count={filters.status.length} clear={without({ status: [] })}>
          {Object.entries(statusFilters).map(([value, label]) => (
            <label key={value}>
              <input type="checkbox" name="status" value={value} defaultChecked={filters.status.includes(value)} />
              {label}
              <Count count={page.statuses?.[value as 'completed']} />
            </label>
          ))}
        </Choices>
        {names.map((name) => (
          <Choices key={name} label={choiceLabels[name]} count={filters[name].length} clear={without({ [name]: [] })}>
            {findSubjects(page)[name]?.map((subject) => (
              <label key={subject.id}>
                <input
                  type="checkbox"
                  name={name}
                  value={subject.number}
                  defaultChecked={filters[name].some((value) => matchesSubject(value, subject))}
                />
                {subject.name}
                <Count count={subject.projects} />
              </label>
            ))}
          </Choices>
        ))}
        <button type="submit" className={css.submit}>
          Anzeigen
        </button>
      </div>
    </form>
  );
}
