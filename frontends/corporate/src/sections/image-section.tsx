import { isMarked, useFieldMarks } from '../page/editor-marks.tsx';
import { imageIn, textIn, type Value } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import * as css from './sections.module.css';

export function ImageSection({ value }: { value: Value }) {
  const image = imageIn(value, 'image');
  const caption = textIn(value, 'caption');
  const marks = useFieldMarks('caption', caption);
  if (!image) return null;
  return (
    <figure className={`${css.section} ${css.figure}`}>
      <Picture image={image} sizes="(min-width: 1440px) 1344px, 100vw" />
      {(caption || isMarked(marks)) && <figcaption {...marks}>{caption}</figcaption>}
    </figure>
  );
}
