import type { ReactNode } from 'react';
import * as css from './panel-heading.module.css';

/** Heading of a side panel with its total. */
export const PanelHeading = ({ id, title, children }: { id: string; title: string; children?: ReactNode }) => (
  <div className={css.heading}>
    <h2 id={id}>{title}</h2>
    {children}
  </div>
);
