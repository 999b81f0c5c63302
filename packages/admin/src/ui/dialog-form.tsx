import type { ReactNode } from 'react';
import { isUnread } from './is-unread.ts';

type Props = { className?: string | undefined; onSubmit: () => void; children: ReactNode };

/** Form of a dialog whose confirm button is outside of it; Enter in a field submits too. */
export const DialogForm = ({ className, onSubmit, children }: Props) => (
  <form
    className={className}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      if (!isUnread(event.currentTarget)) onSubmit();
    }}
  >
    {children}
    <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
  </form>
);
