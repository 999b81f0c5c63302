import type { ProjectTeaser } from '@theke/contracts/content/teasers';
import { yearsText } from '@theke/rules/content/project-status';
import { maxTopics, projectTeaser } from '@theke/rules/content/teaser-texts';
import { TopicLinks } from '../lists/topic-links.tsx';
import { Picture } from '../parts/picture.tsx';
import { ProjectStatus } from './project-status.tsx';
import * as css from './teasers.module.css';

/** A project in a list: picture, years, status, shortened title and introduction, at most three topics (PROJECT-10). */
export function ProjectCard({ project }: { project: ProjectTeaser }) {
  const { title, introduction } = projectTeaser(project);
  return (
    <article className={css.card}>
      {project.image && (
        <Picture image={project.image} sizes="(min-width: 1024px) 421px, (min-width: 720px) 45vw, 100vw" isDecoration />
      )}
      <p className={css.facts}>
        <span>{yearsText(project)}</span>
        <ProjectStatus project={project} />
      </p>
      <h3>
        <a href={project.href}>{title}</a>
      </h3>
      {introduction && <p>{introduction}</p>}
      <TopicLinks topics={project.topics.slice(0, maxTopics)} of="projects" className={css.topics} />
    </article>
  );
}
