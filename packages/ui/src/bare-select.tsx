import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import * as css from './bare-select.module.css';
import { classNames } from './class-names.ts';
import { icon } from './icon.ts';

/** A native select with our arrow, without label and frame; forms use `Select`. */
export const BareSelect = ({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) => (
  <span className={classNames(css.frame, className)}>
    <select {...select} />
    <ChevronDown {...icon} size={16} aria-hidden="true" />
  </span>
);
