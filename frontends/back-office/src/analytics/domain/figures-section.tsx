import type { ReactNode } from 'react';
import * as css from './figures-page.module.css';

type Props = {
  title: string;
  /** Said of the title, smaller: of how many, or in what its figures are. */
  note?: string;
  /** On the title's line: a legend, a way on, a choice. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A part of a page of figures under its title. */
export const FiguresSection = ({ title, note, beside, children }: Props) => (
  <section aria-label={title}>
    <div className={css.head}>
      <h2>
        {title}
        {note && (
          <>
            {' '}
            <small>{note}</small>
          </>
        )}
      </h2>
      {beside}
    </div>
    {children}
  </section>
);
