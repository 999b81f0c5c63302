import { createContext, type ReactNode, useContext } from 'react';

/** The section with which a page begins has its heading; all others stand below. */
export const LevelContext = createContext<'h1' | 'h2' | 'h3'>('h2');

export function Title({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const Level = useContext(LevelContext);
  return children ? <Level className={className}>{children}</Level> : null;
}
