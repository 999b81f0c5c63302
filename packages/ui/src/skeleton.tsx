import { classNames } from './class-names.ts';
import * as css from './skeleton.module.css';

type Props = { width: string | number; height: string | number; isPlate?: boolean; className?: string | undefined };

/** Placeholder with the size of the loaded content; round for a plate. */
export const Skeleton = ({ width, height, isPlate = false, className }: Props) => (
  <span
    className={classNames(css.skeleton, isPlate && css.plate, className)}
    style={{ width, height }}
    aria-hidden="true"
  />
);
