import { isMarked, useFieldMarks } from '../page/editor-marks.tsx';
import { imageIn, textIn } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { Body } from '../sections/body.tsx';
import { BackLink } from './back-link.tsx';
import { ContactPersons } from './contact-persons.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectFigures } from './project-figures.tsx';
import { RelatedPosts } from './related.tsx';
import type { SitePage } from './site-page.ts';
import * as css from './templates.module.css';

/** Page of a case study, "Projektstory" (SITE-13). */
export function CaseStudyTemplate({ page: { site, project, related } }: { page: SitePage }) {
  const title = textIn(site.content, 'title');
  const image = imageIn(site.content, 'image') ?? project?.images[0];
  const teaser = textIn(site.content, 'teaser');
  const [titleMarks, teaserMarks] = [useFieldMarks('title', title || undefined), useFieldMarks('teaser', teaser)];
  return (
    <div className={css.page}>
      <div className={css.inner}>
        <p className={css.above}>
          <BackLink />
          Projektstories
        </p>
        <h1 className={css.title} {...(title && titleMarks)}>
          {title || site.name}
        </h1>
        {image && (
          <Picture
            image={{ ...image, alt: project?.title || title || site.name }}
            sizes="(min-width: 1440px) 1344px, 100vw"
            className={css.hero}
            isFirst
          />
        )}
        <div className={css.split}>
          <div className={css.story}>
            {(teaser || isMarked(teaserMarks)) && (
              <p className={css.teaser} {...teaserMarks}>
                {teaser}
              </p>
            )}
            {project && <ProjectFigures figures={project.figures} />}
            <Body value={site.content} />
          </div>
          {project && (
            <div>
              <ProjectFacts project={project} />
              <ContactPersons members={project.members} />
              <BackLink />
            </div>
          )}
        </div>
        <RelatedPosts title="Beiträge zum Projekt" posts={related} />
      </div>
    </div>
  );
}
