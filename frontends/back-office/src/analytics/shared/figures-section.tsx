import type { ReactNode } from 'react';
import * as css from './figures-page.module.css';

type Props = {
  title: string;
  /** Small text after the title: the base or unit of the figures. */
  note?: string;
  /** Shown on the title's line: a legend, link or choice. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A titled section of a statistics page. */
export const FiguresSection = ({ title, note, tools, children }: Props) => (
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
      {tools}
    </div>
    {children}
  </section>
);
