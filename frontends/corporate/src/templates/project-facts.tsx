import type { Named, ShownProject } from '@theke/contracts/content/teasers';
import { yearsText } from '@theke/rules/content/project-status';
import type { ReactNode } from 'react';
import { ProjectStatus } from '../teasers/project-status.tsx';
import { isContactPerson } from './contact-persons.tsx';
import { DownloadList, hasDownloads } from './downloads.tsx';
import { personName } from './person-name.ts';
import * as css from './templates.module.css';

const names = (all: readonly Named[]): string => all.map(({ name }) => name).join(', ');

/** Singular or plural label. */
const counted = (all: readonly unknown[], one: string, many: string): string => (all.length === 1 ? one : many);

/** Panel "Zahlen und Fakten" with labels (PROJECT-05); empty facts are omitted. */
export function ProjectFacts({ project }: { project: ShownProject }) {
  const persons = (are: boolean) =>
    project.members
      .filter((member) => isContactPerson(member) === are)
      .map(({ user }) => personName(user))
      .join(', ');
  const facts: [label: string, value: ReactNode][] = [
    ['Auftraggeber:in', project.contacts.map(({ name }) => name).join(', ')],
    ['Zeitraum', yearsText(project)],
    ['Status', project.startDate && <ProjectStatus project={project} />],
    [counted(project.services, 'Leistung', 'Leistungen'), names(project.services)],
    [counted(project.businessSectors, 'Geschäftsfeld', 'Geschäftsfelder'), names(project.businessSectors)],
    [counted(project.topics, 'Thema', 'Themen'), names(project.topics)],
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
