import type { ReactNode } from 'react';
import * as css from './tool-row.module.css';

/** The 48 px between the page's bar and a list: its views at one end, its filters at the other. */
export const ToolRow = ({ children }: { children: ReactNode }) => <div className={css.tools}>{children}</div>;
