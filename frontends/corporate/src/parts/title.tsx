import { createContext, type ReactNode, useContext } from 'react';
import { isMarked, useFieldMarks } from '../page/editor-marks.tsx';
import { textIn, type Value } from '../page/values.ts';
import * as css from '../sections/sections.module.css';

/** Heading level of the section's title: the first section of a page has the page's heading. */
export const LevelContext = createContext<'h1' | 'h2' | 'h3'>('h2');

/** Title of a section: its field `title`. */
export function Title({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const Level = useContext(LevelContext);
  const marks = useFieldMarks('title', children);
  return children || isMarked(marks) ? (
    <Level className={className} {...marks}>
      {children}
    </Level>
  ) : null;
}

/** Text above the title of a section: its field `prefix`. */
export function Prefix({ value }: { value: Value }) {
  const text = textIn(value, 'prefix');
  const marks = useFieldMarks('prefix', text);
  return text || isMarked(marks) ? (
    <p className={css.prefix} {...marks}>
      {text}
    </p>
  ) : null;
}

/** Title of an entry; one level below the section's title, or below the page's if the section has none. */
export const EntryTitle = ({ children, isAlone }: { children: ReactNode; isAlone: boolean }) => {
  const Level = isAlone ? 'h2' : 'h3';
  return <Level>{children}</Level>;
};
