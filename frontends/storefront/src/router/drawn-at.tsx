import type { ReactNode } from 'react';
import { RouterContext } from './place.ts';

const nowhere = () => {
  throw new Error('the server goes nowhere');
};

/** Router for one path, used on the server. */
export const DrawnAt = ({ path, children }: { path: string; children: ReactNode }) => (
  <RouterContext value={{ place: { pathname: path, search: '', state: undefined }, navigate: nowhere }}>
    {children}
  </RouterContext>
);
