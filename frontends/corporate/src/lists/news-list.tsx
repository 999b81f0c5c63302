import { postTypes } from '@theke/contracts/content/post';
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

/** Posts filtered by type and term: the newest large, two wide, the rest as in a newspaper. */
export function NewsList({ value }: { value: Value }) {
  const { data } = usePage();
  if (data.kind !== 'site' || !data.postList) return null;
  const { filters, items, total, page, pageSize } = data.postList;
  const hrefFor = (change: Parameters<typeof listAddress>[2]) => listAddress(data.path, filters, change, 'news');
  const isOn = (type: string) => filters.type.some((one) => one.toLowerCase() === type.toLowerCase());
  return (
    <section className={sectionCss.section} id="news">
      <Title>{textIn(value, 'title')}</Title>
      {!textIn(value, 'title') && <h2 className={templateCss.hidden}>Beiträge</h2>}
      <div className={css.tabs}>
        <nav aria-label="Art">
          <a href={hrefFor({ type: [] })} aria-current={filters.type.length === 0 ? 'true' : undefined}>
            Alle
            {data.types && <small>{Object.values(data.types).reduce((sum, count) => sum + count, 0)}</small>}
          </a>
          {postTypes.map((type) => (
            <a key={type} href={hrefFor({ type: [type] })} aria-current={isOn(type) ? 'true' : undefined}>
              {type}
              {data.types && <small>{data.types[type]}</small>}
            </a>
          ))}
        </nav>
        <form className={css.filter} method="get" action={`${data.path}#news`}>
          {filters.type.length > 0 && <input type="hidden" name="type" value={filters.type.join(',')} />}
          <TermField term={filters.term} label="Magazin durchsuchen" />
          <button type="submit" className={css.submit}>
            Suchen
          </button>
        </form>
      </div>
      <FilterChips page={data} filters={filters} anchor="news" />
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
