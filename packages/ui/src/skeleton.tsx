import { classNames } from './class-names.ts';
import * as css from './skeleton.module.css';

type Props = { width: string | number; height: string | number; isPlate?: boolean; className?: string | undefined };

/** A stand-in with the real thing's size; round where a dish will lie. */
export const Skeleton = ({ width, height, isPlate = false, className }: Props) => (
  <span
    className={classNames(css.skeleton, isPlate && css.plate, className)}
    style={{ width, height }}
    aria-hidden="true"
  />
);
