import type { ReactNode } from 'react';
import * as css from './text-page.module.css';

/** A guests' page that is a heading and paragraphs. */
export const TextPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={css.page}>
    <h1>{title}</h1>
    {children}
  </main>
);
