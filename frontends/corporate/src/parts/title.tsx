import { createContext, type ReactNode, useContext } from 'react';

/** Heading level of the section's title: the first section of a page has the page's heading. */
export const LevelContext = createContext<'h1' | 'h2' | 'h3'>('h2');

export function Title({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const Level = useContext(LevelContext);
  return children ? <Level className={className}>{children}</Level> : null;
}

/** Title of an entry; one level below the section's title, or below the page's if the section has none. */
export const EntryTitle = ({ children, isAlone }: { children: ReactNode; isAlone: boolean }) => {
  const Level = isAlone ? 'h2' : 'h3';
  return <Level>{children}</Level>;
};
