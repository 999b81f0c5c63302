import type { ContentPageOf } from '@theke/contracts/content/content-page';
import { matchedWords } from '@theke/rules/content/similar-pages';
import * as css from '../templates/templates.module.css';

const kinds = { site: 'Seite', project: 'Projekt', post: 'Magazin' } as const;

/** Page for an unknown path, with up to eight suggestions (FRAME-06). */
export const NotFoundView = ({ page: { path, suggestions } }: { page: ContentPageOf<'not-found'> }) => (
  <div className={`${css.inner} ${css.error}`}>
    <h1>404 Not Found</h1>
    <p>Leider wurde die angeforderte Seite nicht gefunden.</p>
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
