import type { Named, ShownProject } from '@theke/contracts/content/teasers';
import { yearsText } from '@theke/rules/content/project-status';
import { Fragment, type ReactNode } from 'react';
import { useListHref } from '../lists/use-list-href.ts';
import { ProjectStatus } from '../teasers/project-status.tsx';
import { isContactPerson } from './contact-persons.tsx';
import { DownloadList, hasDownloads } from './downloads.tsx';
import { personName } from './person-name.ts';
import * as css from './templates.module.css';

type Subjects = { filter: Parameters<ReturnType<typeof useListHref>>[0]; all: readonly Named[] };

/** Names of subjects; each links to the list of projects filtered by it. */
function SubjectNames({ filter, all }: Subjects) {
  const listHref = useListHref('projects');
  return all.map((subject, index) => {
    const href = listHref(filter, subject);
    return (
      <Fragment key={subject.id}>
        {index > 0 && ', '}
        {href ? <a href={href}>{subject.name}</a> : subject.name}
      </Fragment>
    );
  });
}

/** Singular or plural label. */
const counted = (all: readonly unknown[], one: string, many: string): string => (all.length === 1 ? one : many);

/** Panel "Zahlen und Fakten" with labels (PROJECT-05); empty facts are omitted. */
export function ProjectFacts({ project }: { project: ShownProject }) {
  const persons = (are: boolean) =>
    project.members
      .filter((member) => isContactPerson(member) === are)
      .map(({ user }) => personName(user))
      .join(', ');
  const named = (filter: Subjects['filter'], all: readonly Named[]) =>
    all.length > 0 && <SubjectNames filter={filter} all={all} />;
  const facts: [label: string, value: ReactNode][] = [
    ['Auftraggeber:in', project.contacts.map(({ name }) => name).join(', ')],
    ['Zeitraum', yearsText(project)],
    ['Status', project.startDate && <ProjectStatus project={project} />],
    [counted(project.services, 'Leistung', 'Leistungen'), named('service', project.services)],
    [
      counted(project.businessSectors, 'Geschäftsfeld', 'Geschäftsfelder'),
      named('businessSector', project.businessSectors),
    ],
    [counted(project.topics, 'Thema', 'Themen'), named('topic', project.topics)],
    ['Kontaktperson', persons(true)],
    ['Projektteam', persons(false)],
    ['Downloads & relevante Links', hasDownloads(project) && <DownloadList {...project} />],
  ];
  return (
    <aside className={css.facts} aria-labelledby="facts">
      <h2 id="facts">Zahlen und Fakten</h2>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
