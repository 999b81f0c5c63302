import type { ContentPageOf } from '@theke/contracts/content/content-page';
import { richIn } from '../page/values.ts';
import { RichText } from '../parts/rich-text.tsx';
import { ProjectPost } from '../teasers/project-post.tsx';
import { ProjectStatus } from '../teasers/project-status.tsx';
import { BackLink } from '../templates/back-link.tsx';
import { ContactPersons } from '../templates/contact-persons.tsx';
import { ProjectFacts } from '../templates/project-facts.tsx';
import { ProjectFigures } from '../templates/project-figures.tsx';
import { ProjectPictures } from '../templates/project-pictures.tsx';
import { RelatedProjects } from '../templates/related.tsx';
import * as css from '../templates/templates.module.css';

/** A project (PROJECT-04). */
export const ProjectView = ({ page: { project, related, relatedPosts } }: { page: ContentPageOf<'project'> }) => (
  <div className={`${css.inner} ${css.page}`}>
    <p className={css.above}>
      <BackLink />
      Projekte
    </p>
    <div className={css.titleRow}>
      <h1 className={css.title}>{project.title}</h1>
      <ProjectStatus project={project} />
    </div>
    <ProjectPictures images={project.images} />
    <div className={css.split}>
      <div className={css.sections}>
        {project.introduction && <p className={css.teaser}>{project.introduction}</p>}
        {project.description && project.description !== project.introduction && <p>{project.description}</p>}
        <ProjectFigures figures={project.figures} />
        <RichText text={richIn(project, 'text')} />
        {relatedPosts.length > 0 && (
          <section>
            <h2 className={css.news}>Neues aus dem Projekt</h2>
            {relatedPosts.map((post) => (
              <ProjectPost key={post.id} post={post} />
            ))}
          </section>
        )}
      </div>
      <div>
        <ProjectFacts project={project} />
        <ContactPersons members={project.members} />
      </div>
    </div>
    <RelatedProjects title="Teilprojekte" projects={project.subProjects} />
    <RelatedProjects title="Ähnliche Projekte" projects={related} />
  </div>
);
