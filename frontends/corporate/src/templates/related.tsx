import type { PostTeaser, ProjectTeaser } from '@theke/contracts/content/teasers';
import { PostCard } from '../teasers/post-card.tsx';
import { ProjectCard } from '../teasers/project-card.tsx';
import * as teasers from '../teasers/teasers.module.css';
import * as css from './templates.module.css';

export const RelatedPosts = ({ title, posts }: { title: string; posts: readonly PostTeaser[] }) =>
  posts.length > 0 ? (
    <section className={css.section}>
      <h2>{title}</h2>
      <ul className={teasers.cards}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  ) : null;

export const RelatedProjects = ({ title, projects }: { title: string; projects: readonly ProjectTeaser[] }) =>
  projects.length > 0 ? (
    <section className={css.section}>
      <h2>{title}</h2>
      <ul className={teasers.cards}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  ) : null;
