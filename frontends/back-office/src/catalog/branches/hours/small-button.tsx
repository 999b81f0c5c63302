import type { ReactNode } from 'react';
import * as css from './hours.module.css';

type Props = { label: string; onClick: () => void; children: ReactNode };

/** Icon button as high as a time field. */
export const SmallButton = ({ label, onClick, children }: Props) => (
  <button type="button" className={css.icon} aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
);
