import type { ContentPageOf } from '@theke/contracts/content/content-page';
import { richIn } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { ProjectPost } from '../teasers/project-post.tsx';
import { BackLink } from '../templates/back-link.tsx';
import { ContactPersons } from '../templates/contact-persons.tsx';
import { Gallery } from '../templates/gallery.tsx';
import { ProjectFacts } from '../templates/project-facts.tsx';
import { RelatedProjects } from '../templates/related.tsx';
import * as css from '../templates/templates.module.css';

/** A project (PROJECT-04). */
export const ProjectView = ({ page: { project, related, relatedPosts } }: { page: ContentPageOf<'project'> }) => (
  <div className={`${css.inner} ${css.page}`}>
    <p className={css.above}>
      <BackLink />
      Projekte
    </p>
    <h1 className={css.title}>{project.title}</h1>
    {project.images[0] && (
      <Picture image={project.images[0]} sizes="(min-width: 1440px) 1344px, 100vw" className={css.hero} isFirst />
    )}
    <div className={css.split}>
      <div className={css.sections}>
        {project.introduction && <p className={css.teaser}>{project.introduction}</p>}
        {project.description && project.description !== project.introduction && <p>{project.description}</p>}
        <RichText text={richIn(project, 'text')} />
        <Gallery images={project.images.slice(1)} />
        {relatedPosts.length > 0 && (
          <div>
            {relatedPosts.map((post) => (
              <ProjectPost key={post.id} post={post} />
            ))}
          </div>
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
