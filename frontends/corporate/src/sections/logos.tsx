import { safeUrl } from '@theke/rules/content/urls';
import { imageUrl } from '@theke/ui/image-url';
import { entriesIn, imageIn, richIn, textIn, type Value } from '../page/values.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** A wall of logos: clients, partners. One without a logo is skipped; links open in a new tab (BLOCK-11). */
export const Logos = ({ value }: { value: Value }) => (
  <section className={css.section}>
    <Title className={css.heading}>{textIn(value, 'title')}</Title>
    <RichText text={richIn(value, 'text')} />
    <ul className={css.logos}>
      {entriesIn(value, 'entries').flatMap((entry) => {
        const logo = imageIn(entry.value, 'logo');
        if (!logo) return [];
        const [name, href] = [textIn(entry.value, 'name'), safeUrl(entry.value.link)];
        const shown = (
          <>
            <img src={imageUrl(logo, 'tiny')} alt="" loading="lazy" />
            {name}
          </>
        );
        return [
          <li key={entry.id}>
            {href ? (
              <a className={css.logo} href={href} target="_blank" rel="noopener">
                {shown}
              </a>
            ) : (
              <span className={css.logo}>{shown}</span>
            )}
          </li>,
        ];
      })}
    </ul>
  </section>
);
