import type { ReactNode } from 'react';
import * as css from './panel-heading.module.css';

/** What a panel beside a page is about, and what it comes to. */
export const PanelHeading = ({ id, title, children }: { id: string; title: string; children?: ReactNode }) => (
  <div className={css.heading}>
    <h2 id={id}>{title}</h2>
    {children}
  </div>
);
