import type { ReactNode } from 'react';
import * as css from './text-page.module.css';

/** A guest page with a heading and paragraphs. */
export const TextPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={css.page}>
    <h1>{title}</h1>
    {children}
  </main>
);
