import type { ReactNode } from 'react';
import * as css from './empty.module.css';
import emptyPlate from './pictures/empty-plate.webp';

/** Illustration for empty states: an empty plate. */
export const EmptyPlate = ({ className }: { className?: string | undefined }) => (
  <img className={className} src={emptyPlate} alt="" width="256" height="256" />
);

type Props = {
  title: string;
  text?: string | undefined;
  /** Icon. Default: the empty plate, which suits guest pages. */
  sign?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  role?: 'alert' | 'status';
  /** Uses an h1, if the page has no other content. */
  isPageTitle?: boolean;
};

/** Empty state: one sentence, one action. */
export function Empty({ title, text, sign, action, role, isPageTitle = false }: Props) {
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div className={css.empty} role={role}>
      {sign ? <div className={css.sign}>{sign}</div> : <EmptyPlate className={css.plate} />}
      <Title className={css.title}>{title}</Title>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
