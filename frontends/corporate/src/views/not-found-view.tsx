import type { ContentPageOf } from '@theke/contracts/content/content-page';
import { matchedWords } from '@theke/rules/content/similar-pages';
import * as css from '../templates/templates.module.css';

const kinds = { site: 'Seite', project: 'Projekt', post: 'Magazin' } as const;

type Entry = { label: string; href: string };

/** Number of pages of the main menu shown without suggestions. */
const maxPages = 3;

/** The first pages of the main menu that have an address; the home page without a menu. */
function mainPages(navigations: ContentPageOf<'not-found'>['navigations']): Entry[] {
  const items = navigations.find(({ identifier }) => identifier === 'main')?.items ?? [];
  const entries = items.flatMap(({ label, href, type }) => (href && type !== 'link' ? [{ label, href }] : []));
  return entries.length > 0 ? entries.slice(0, maxPages) : [{ label: 'Startseite', href: '/' }];
}

const MainPages = ({ entries }: { entries: readonly Entry[] }) => (
  <section className={css.suggestions}>
    <h2>Von hier geht es weiter</h2>
    <ul>
      {entries.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </section>
);

/**
 * Page for an unknown path, with a search and up to eight suggestions; without any, with pages of the main menu
 * (FRAME-06).
 */
export const NotFoundView = ({ page: { path, suggestions, navigations } }: { page: ContentPageOf<'not-found'> }) => (
  <div className={`${css.inner} ${css.error}`}>
    <h1>404 Not Found</h1>
    <p>Leider wurde die angeforderte Seite nicht gefunden.</p>
    <form className={css.find} data-alive="find">
      <input type="search" name="q" placeholder="Suche…" aria-label="Suche…" maxLength={200} autoComplete="off" />
      <button type="submit">Suchen</button>
    </form>
    {suggestions.length === 0 && <MainPages entries={mainPages(navigations)} />}
    {suggestions.length > 0 && (
      <section className={css.suggestions}>
        <h2>Meinten Sie eine dieser Seiten?</h2>
        <ul>
          {suggestions.map(({ kind, title, href }) => (
            <li key={href}>
              <a href={href}>
                <span>
                  {matchedWords(path, title || 'Unbenannt').map(({ text, isMatch }, index) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice
                    isMatch ? <mark key={index}>{text}</mark> : text,
                  )}
                </span>
                <small>{kinds[kind]}</small>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);
