import { useEntries } from '../page/use-collection.ts';
import { imageIn, richIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { EntryTitle, Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** An entry of a block: picture, name, text and links, as available (CONTENT-12). */
export function BlockEntry({ value, isAlone }: { value: Value; isAlone: boolean }) {
  const image = imageIn(value, 'image') ?? imageIn(value, 'logo');
  return (
    <div className={css.entry}>
      {image && (
        <Picture image={image} sizes="(min-width: 720px) 392px, 78vw" isDecoration className={css.entryPicture} />
      )}
      {textIn(value, 'prefix') && <p className={css.prefix}>{textIn(value, 'prefix')}</p>}
      {textIn(value, 'name') && <EntryTitle isAlone={isAlone}>{textIn(value, 'name')}</EntryTitle>}
      <RichText text={richIn(value, 'text')} className={css.small} />
      <Links value={value} />
      <Links value={value} name="read_more" />
    </div>
  );
}

export function Skills({ value }: { value: Value }) {
  const entries = useEntries(value);
  return (
    <section className={css.section}>
      <Title className={css.heading}>{textIn(value, 'title')}</Title>
      <RichText text={richIn(value, 'text')} />
      <div className={css.entries}>
        {entries.map((entry) => (
          <BlockEntry key={entry.id} value={entry.value} isAlone={!textIn(value, 'title')} />
        ))}
      </div>
    </section>
  );
}
