import type { ReactNode } from 'react';
import * as css from './range-frame.module.css';

/** Both ends of a range under one label. */
export const RangeFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={css.range}>
    <legend>{label}</legend>
    <div className={css.ends}>{children}</div>
  </fieldset>
);
