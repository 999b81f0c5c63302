import { createContext, type ReactNode, useContext } from 'react';

/** The section with which a page begins has its heading; all others stand below. */
export const LevelContext = createContext<'h1' | 'h2' | 'h3'>('h2');

export function Title({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const Level = useContext(LevelContext);
  return children ? <Level className={className}>{children}</Level> : null;
}

/** What an entry of a section is called; without a title of the section's it stands right below the page's. */
export const EntryTitle = ({ children, isAlone }: { children: ReactNode; isAlone: boolean }) => {
  const Level = isAlone ? 'h2' : 'h3';
  return <Level>{children}</Level>;
};
