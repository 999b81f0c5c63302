import type { ReactNode } from 'react';
import * as css from './visually-hidden.module.css';

/** Words that are read out but not shown. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={css.hidden}>{children}</span>;
