import type { ShownImage } from '@theke/contracts/content/content-value';
import { safeUrl } from '@theke/rules/content/urls';
import { imageUrl } from '@theke/ui/image-url';
import { useReferences } from '../page/page-context.ts';
import { useEntries } from '../page/use-collection.ts';
import { imageIn, richIn, textIn, type Value } from '../page/values.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** Whether the logo contains the name. */
const isWordMark = (logo: ShownImage | undefined): boolean => logo?.look !== undefined && logo.look.ratio > 2;

type Props = { value: Value; needsLogo?: boolean };

/** Wall of logos, with names where there is no logo; links open in a new tab. */
function Wall({ value, needsLogo = false }: Props) {
  const { image } = useReferences();
  const entries = useEntries(value)
    .map((entry) => ({ ...entry, logo: imageIn(entry.value, 'logo') ?? imageIn(entry.value, 'image') }))
    .filter(({ logo }) => logo || !needsLogo);
  return (
    <section className={css.section}>
      <Title className={css.heading}>{textIn(value, 'title')}</Title>
      <RichText text={richIn(value, 'text')} />
      <ul className={css.logos}>
        {entries.map(({ id, logo, value: entry }) => {
          const [name, href] = [textIn(entry, 'name'), safeUrl(entry.link)];
          const saysName = isWordMark(logo && image(logo.id)) || isWordMark(logo);
          const picture = (
            <>
              {logo && <img src={imageUrl(logo, 'tiny')} alt={saysName ? name : ''} loading="lazy" />}
              {!saysName && name}
            </>
          );
          return (
            <li key={id}>
              {href ? (
                <a className={css.logo} href={href} target="_blank" rel="noopener">
                  {picture}
                </a>
              ) : (
                <span className={css.logo}>{picture}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Skips clients without a logo (BLOCK-11). */
export const Clients = ({ value }: { value: Value }) => <Wall value={value} needsLogo />;
export const Partnerships = ({ value }: { value: Value }) => <Wall value={value} />;
