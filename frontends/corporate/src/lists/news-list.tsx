import type { ContentPageOf, ListFilters } from '@theke/contracts/content/content-page';
import { postTypes } from '@theke/contracts/content/post';
import { presetPostType } from '@theke/rules/content/post-types';
import { usePage } from '../page/page-context.ts';
import { textIn, type Value } from '../page/values.ts';
import { Title } from '../parts/title.tsx';
import * as sectionCss from '../sections/sections.module.css';
import { PostCard } from '../teasers/post-card.tsx';
import * as templateCss from '../templates/templates.module.css';
import { FilterChips } from './filter-chips.tsx';
import { listAddress } from './list-address.ts';
import * as css from './lists.module.css';
import * as newsCss from './news-list.module.css';
import { Pagination } from './pagination.tsx';
import { TermField } from './term-field.tsx';

type Found = NonNullable<ContentPageOf<'site'>['postList']>;

/** Tabs of all types with their number of posts. */
function TypeTabs({ list: { filters }, hrefFor }: { list: Found; hrefFor: (change: Partial<ListFilters>) => string }) {
  const { data } = usePage();
  const types = data.kind === 'site' ? data.types : null;
  const isOn = (type: string) => filters.type.some((one) => one.toLowerCase() === type.toLowerCase());
  return (
    <nav aria-label="Art">
      <a href={hrefFor({ type: [] })} aria-current={filters.type.length === 0 ? 'true' : undefined}>
        Alle
        {types && <small>{Object.values(types).reduce((sum, count) => sum + count, 0)}</small>}
      </a>
      {postTypes.map((type) => (
        <a key={type} href={hrefFor({ type: [type] })} aria-current={isOn(type) ? 'true' : undefined}>
          {type}
          {types && <small>{types[type]}</small>}
        </a>
      ))}
    </nav>
  );
}

/**
 * Posts filtered by type and term: the newest large, two wide, the rest as in a newspaper. A list limited to one type
 * has no tabs (BLOCK-17).
 */
export function NewsList({ value }: { value: Value }) {
  const { data } = usePage();
  const preset = presetPostType(value);
  if (data.kind !== 'site') return null;
  const list = preset ? data.presetPosts.find(({ type }) => type === preset) : data.postList;
  if (!list) return null;
  const { filters, items, total, page, pageSize } = list;
  const anchor = preset ? `news-${preset.toLowerCase()}` : 'news';
  const hrefFor = (change: Partial<ListFilters>) => listAddress(data.path, filters, change, anchor);
  return (
    <section className={sectionCss.section} id={anchor}>
      <Title>{textIn(value, 'title')}</Title>
      {!textIn(value, 'title') && <h2 className={templateCss.hidden}>{preset ?? 'Beiträge'}</h2>}
      {(!preset || total > pageSize || filters.term) && (
        <div className={css.tabs}>
          {!preset && <TypeTabs list={list} hrefFor={hrefFor} />}
          <form className={css.filter} method="get" action={`${data.path}#${anchor}`}>
            {filters.type.length > 0 && <input type="hidden" name="type" value={filters.type.join(',')} />}
            <TermField term={filters.term} label={preset ? `${preset} durchsuchen` : 'Magazin durchsuchen'} />
            <button type="submit" className={css.submit}>
              Suchen
            </button>
          </form>
        </div>
      )}
      <FilterChips page={data} filters={filters} anchor={anchor} />
      {items.length === 0 ? (
        <p className={css.none}>Leider wurden keine passenden Ergebnisse gefunden.</p>
      ) : (
        <ul className={newsCss.paper}>
          {items.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} isLead={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} total={total} pageSize={pageSize} hrefOf={(to) => hrefFor({ page: to })} />
    </section>
  );
}
