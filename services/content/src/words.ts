import type { Post } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import type { Site, SiteRevision } from '@theke/contracts/content/site';
import type { Layout } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import { wordsIn } from '@theke/rules/content/words-in';

// What a search looks into: title, name, keywords, description, path and content.

type Page = Pick<SiteRevision, 'type' | 'path' | 'title' | 'name' | 'keywords' | 'description' | 'content'>;

export const siteWords = ({ type, path, title, name, keywords, description, content }: Page): string =>
  [title, name, keywords, description, path, wordsIn(pageTypes[type].layout as Layout, content)].join('\n');

/** As guests see it; of a page that nobody has published yet its draft, which only editors find. */
export const searchedOfSite = (site: Omit<Site, 'id' | 'version' | 'createdAt' | 'updatedAt'>): string =>
  siteWords(site.published ?? site);

type Told = Pick<Post, 'title' | 'introduction' | 'description' | 'text'>;
const told = ({ title, introduction, description, text }: Told) => [
  title,
  introduction,
  description,
  text ? plainText(text as RichNode) : '',
];

export const searchedOfPost = (post: Told): string => told(post).join('\n');
export const searchedOfProject = (project: Told & Pick<Project, 'name' | 'keywords'>): string =>
  [project.name, project.keywords, ...told(project)].join('\n');
