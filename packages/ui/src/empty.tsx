import type { ReactNode } from 'react';
import * as css from './empty.module.css';
import emptyPlate from './pictures/empty-plate.webp';

/** The plate that a guest has eaten from: nothing is here. */
export const EmptyPlate = ({ className }: { className?: string | undefined }) => (
  <img className={className} src={emptyPlate} alt="" width="256" height="256" />
);

type Props = {
  title: string;
  text?: string | undefined;
  /** An icon; without one the empty plate is shown, which belongs where a guest may eat. */
  sign?: ReactNode;
  /** One way on: a button or a link. */
  action?: ReactNode;
  role?: 'alert' | 'status';
  /** It is all that the page has to say. */
  isPageTitle?: boolean;
};

/** Nothing here: one sentence, one action. */
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
