import type { ContentPage } from '@theke/contracts/content/content-page';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { imageUrl } from '@theke/ui/image-url';

/** What a page tells of, in the words of schema.org; undefined where search engines read it off the page as well. */
function dataOf(data: ContentPage, config: InitConfig): object | undefined {
  const origin = config.website.replace(/\/$/, '');
  const publisher = { '@type': 'Organization', name: config.businessName || config.shopName, url: `${origin}/` };
  if (data.kind === 'site' && data.site.type === 'home') return publisher;
  const post = data.kind === 'post' || (data.kind === 'site' && data.site.type === 'spotlight') ? data.post : null;
  if (!post) return undefined;
  const [image] = post.images;
  return {
    '@type': post.type === 'News' ? 'NewsArticle' : 'Article',
    headline: post.title,
    datePublished: post.date,
    dateModified: post.updatedAt,
    mainEntityOfPage: `${origin}${data.path}`,
    ...(image && { image: `${origin}${imageUrl(image, 'large')}` }),
    publisher,
  };
}

/** Data for search engines (JSON-LD): nothing that runs, and nothing in it ends the element. */
export function StructuredData({ data, config }: { data: ContentPage; config: InitConfig }) {
  const about = dataOf(data, config);
  if (!about) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in an element of data, without a "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
