import { phoneLink } from '@theke/rules/checkout/phone-link';
import { useReferences } from '../page/page-context.ts';
import { entriesIn, idIn, imageIn, isValue, listIn, richIn, textIn, type Value, valueIn } from '../page/values.ts';
import { mailAddress } from '../parts/addresses.ts';
import { fileUrl } from '../parts/links.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { EntryTitle, Title } from '../parts/title.tsx';
import { sections } from './body.tsx';
import * as css from './sections.module.css';

const Addresses = ({ value }: { value: Value }) => (
  <div className={css.entries}>
    {entriesIn(value, 'locations').map(({ id, value: location }) => (
      <address key={id} className={css.entry}>
        <EntryTitle isAlone={!textIn(value, 'title')}>{textIn(location, 'name')}</EntryTitle>
        <p>{textIn(location, 'street')}</p>
        <p>{textIn(location, 'city')}</p>
        {textIn(location, 'phone') && (
          <p>
            <a href={phoneLink(textIn(location, 'phone'))}>{textIn(location, 'phone')}</a>
          </p>
        )}
        {textIn(location, 'email') && (
          <p>
            <a href={mailAddress(textIn(location, 'email'))}>{textIn(location, 'email')}</a>
          </p>
        )}
      </address>
    ))}
  </div>
);

/** Content of legacy pages (BLOCK-05). */
const Legacy = ({ value }: { value: Value }) =>
  entriesIn(value, 'data').map(({ id, type, value: entry }) => {
    const image = imageIn(entry, 'image');
    const files = [valueIn(entry, 'file'), ...listIn(entry, 'files')].filter(isValue);
    return (
      <div key={id} className={css.legacy}>
        {type === 'markdown' ? <Markdown text={textIn(entry, 'text')} /> : textIn(entry, 'text')}
        {image && <Picture image={image} sizes="(min-width: 1440px) 1344px, 100vw" />}
        {listIn(entry, 'images').flatMap((value, index) => {
          const image = imageIn({ one: value }, 'one');
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may occur twice
          return image ? [<Picture key={index} image={image} sizes="(min-width: 1440px) 1344px, 100vw" />] : [];
        })}
        {files.map((file) => {
          const href = fileUrl(file);
          return (
            href && (
              <p key={href}>
                <a href={href} download>
                  {textIn(file, 'name')}
                </a>
              </p>
            )
          );
        })}
      </div>
    );
  });

/** A shared block of content; omitted if it is not public. Types that are also sections use their components. */
export function SharedBlock({ value }: { value: Value }) {
  const block = useReferences().block(idIn(value.block));
  if (!block) return null;
  const { type, content } = block;
  const Section = Object.hasOwn(sections, type) ? sections[type] : undefined;
  if (Section) return <Section value={content} />;
  const logo = imageIn(content, 'logo');
  return (
    <section className={css.section}>
      <Title>{textIn(content, 'title')}</Title>
      {logo && <Picture image={logo} sizes="320px" className={css.sharedLogo} />}
      <RichText text={richIn(content, 'body') ?? richIn(content, 'text')} />
      {type === 'address' && <Addresses value={content} />}
      {type === 'legacy' && <Legacy value={content} />}
    </section>
  );
}
