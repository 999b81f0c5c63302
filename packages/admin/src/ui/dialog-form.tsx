import type { ReactNode } from 'react';
import { isUnread } from './is-unread.ts';

type Props = { className?: string | undefined; onSubmit: () => void; children: ReactNode };

/** The fields of a dialog, whose deciding button stands outside of the form: Enter in a field decides too, as in any form. */
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
