import type { ReactNode } from 'react';
import * as css from './tool-row.module.css';

/** Row of 48 px between page bar and list: views at the start, filters at the end. */
export const ToolRow = ({ children }: { children: ReactNode }) => <div className={css.tools}>{children}</div>;
