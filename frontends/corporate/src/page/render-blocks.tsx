import { blocksOf } from '@theke/rules/content/editing/page-draft';
import { renderToStaticMarkup } from 'react-dom/server';
import { levelOf, Section } from '../sections/body.tsx';
import type { SitePage } from '../templates/site-page.ts';
import { PageContext } from './page-context.ts';
import { isValue } from './values.ts';

/**
 * HTML of single sections of a page, as the whole page in the editor contains them, by id. Ids of other blocks and of
 * blocks that are gone are left out.
 */
export function renderBlocks(data: SitePage, ids: readonly string[], today: string): Record<string, string> {
  const wanted = new Set(ids);
  const found = [...blocksOf(data.site.content)].filter(({ block }) => wanted.has(block.id));
  return Object.fromEntries(
    found
      // A body's field is always called so; other lists have no sections.
      .filter(({ list }) => list.field === 'body')
      .map(({ block: { id, type, value, isHidden }, list }) => {
        const entry = { id, type, value: isValue(value) ? value : {}, ...(isHidden && { isHidden }) };
        const hasPageTitle = list.block === null && pagesWithSections.includes(data.site.type);
        const page = hasPageTitle ? { value: data.site.content, name: list.field } : undefined;
        return [
          id,
          renderToStaticMarkup(
            <PageContext value={{ data, today, isEditor: true }}>
              <Section entry={entry} level={levelOf(entry, page)} />
            </PageContext>,
          ),
        ];
      }),
  );
}

/** Page types whose first section may contain the page's heading. */
const pagesWithSections = ['home', 'default'];
