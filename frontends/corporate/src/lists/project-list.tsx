import { usePage } from '../page/page-context.ts';
import { textIn, type Value } from '../page/values.ts';
import { Title } from '../parts/title.tsx';
import * as sectionCss from '../sections/sections.module.css';
import { ProjectCard } from '../teasers/project-card.tsx';
import * as teaserCss from '../teasers/teasers.module.css';
import * as templateCss from '../templates/templates.module.css';
import { FilterChips } from './filter-chips.tsx';
import { listAddress } from './list-address.ts';
import * as css from './lists.module.css';
import { Pagination } from './pagination.tsx';
import { ProjectFilter } from './project-filter.tsx';

/** Projects filtered by the URL's parameters (LIST-01 to LIST-06). */
export function ProjectList({ value }: { value: Value }) {
  const { data } = usePage();
  if (data.kind !== 'site' || !data.projectList) return null;
  const { filters, items, total, page, pageSize } = data.projectList;
  return (
    <section className={sectionCss.section} id="projects">
      <Title>{textIn(value, 'title')}</Title>
      {!textIn(value, 'title') && <h2 className={templateCss.hidden}>Projekte</h2>}
      <ProjectFilter page={data} filters={filters} />
      <FilterChips page={data} filters={filters} anchor="projects" />
      <p className={css.count}>
        <b>{total}</b> {total === 1 ? 'Projekt' : 'Projekte'}
      </p>
      {items.length === 0 ? (
        <p className={css.none}>Leider wurden keine passenden Ergebnisse gefunden.</p>
      ) : (
        <ul className={teaserCss.cards}>
          {items.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        total={total}
        pageSize={pageSize}
        hrefOf={(to) => listAddress(data.path, filters, { page: to }, 'projects')}
      />
    </section>
  );
}
