import type { ContentPage } from '@theke/contracts/content/content-page';
import type { ShownPost } from '@theke/contracts/content/teasers';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import { imageUrl } from '@theke/ui/image-url';
import { personName } from '../templates/person-name.ts';
import { breadcrumbsData } from './breadcrumbs-data.ts';
import { generatedData } from './generated-data.ts';
import { projectData } from './project-data.ts';
import { entriesIn, isValue, richIn, textIn, type Value } from './values.ts';

/** Returns the values of all sections of a type, at any depth. */
function sectionsIn(content: unknown, type: string): Value[] {
  if (Array.isArray(content)) return content.flatMap((one) => sectionsIn(one, type));
  if (!isValue(content)) return [];
  if (content.type === type && isValue(content.value)) return [content.value];
  return Object.values(content).flatMap((one) => sectionsIn(one, type));
}

/** Questions with an answer (SEO-03); undefined if there are none. */
function questionsData(data: ContentPage): object | undefined {
  if (data.kind !== 'site') return undefined;
  const questions = sectionsIn(data.site.content, 'accordion').flatMap((section) =>
    entriesIn(section, 'entries').flatMap(({ value }) => {
      const [name, answer] = [textIn(value, 'title'), richIn(value, 'text')];
      const text = answer ? plainText(answer).trim() : '';
      return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : [];
    }),
  );
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined;
}

/** Structured data of an open position; undefined without a description or the business's address. */
function jobData(post: ShownPost, { frameBlocks }: ContentPage, hiringOrganization: object): object | undefined {
  const description = [post.introduction, post.text ? plainText(post.text as RichNode).trim() : '']
    .filter(Boolean)
    .join('\n\n');
  const places = frameBlocks
    .filter(({ type }) => type === 'address')
    .flatMap(({ content }) => entriesIn(content, 'locations'))
    .flatMap(({ value }) => {
      const [street, city] = [textIn(value, 'street'), textIn(value, 'city')];
      const address = { '@type': 'PostalAddress', streetAddress: street, addressLocality: city };
      return city ? [{ '@type': 'Place', address }] : [];
    });
  if (!description || places.length === 0) return undefined;
  return {
    '@type': 'JobPosting',
    title: post.title,
    description,
    datePosted: post.date,
    hiringOrganization,
    jobLocation: places,
  };
}

/** Main entity of a page for schema.org; undefined if search engines can read it from the page. */
function subjectData(data: ContentPage, config: InitConfig, origin: string): object | undefined {
  const publisher = { '@type': 'Organization', name: config.businessName || config.shopName, url: `${origin}/` };
  if (data.kind === 'site' && data.site.type === 'home') return publisher;
  const project =
    data.kind === 'project' || (data.kind === 'site' && data.site.type === 'case_study') ? data.project : null;
  if (project) return projectData(project, `${origin}${data.path}`, origin, publisher);
  const post = data.kind === 'post' || (data.kind === 'site' && data.site.type === 'spotlight') ? data.post : null;
  if (!post) return undefined;
  const [image] = post.images;
  const job = post.type === 'Jobs' ? jobData(post, data, publisher) : undefined;
  if (job) return { ...job, url: `${origin}${data.path}` };
  const authors = post.members.map(({ user }) => ({ '@type': 'Person', name: personName(user) }));
  return {
    '@type': post.type === 'News' ? 'NewsArticle' : 'Article',
    headline: post.title,
    datePublished: post.date,
    dateModified: post.updatedAt,
    author: authors.length > 0 ? authors : publisher,
    mainEntityOfPage: `${origin}${data.path}`,
    ...(image && { image: `${origin}${imageUrl(image, 'large')}` }),
    publisher,
  };
}

/** Structured data (JSON-LD), escaped so that its content cannot close the script element. */
export function StructuredData({ data, config }: { data: ContentPage; config: InitConfig }) {
  const origin = config.website.replace(/\/$/, '');
  const nodes = [
    subjectData(data, config, origin),
    breadcrumbsData(data, origin),
    questionsData(data),
    ...generatedData(data, origin),
  ].filter((one) => one !== undefined);
  if (nodes.length === 0) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in an element of data, without a "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
