import type { Fault } from '@theke/contracts/errors';
import { Notice } from '@theke/ui/notice';
import type { MouseEvent } from 'react';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';

/** Focuses the control of a fault, or the item that contains it (`items.0.amount` is in `items.0`). */
export function focusField(field: string): void {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(parts.slice(0, length).join('.'));
    if (!found) continue;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'center' });
    return;
  }
}

/** A limit of orders is the fault of no entry, even if it names the field to change. */
const limits = ['TOO_MANY_ORDERS', 'TOO_MANY_UNPAID'];

function errorHeading(faults: readonly Fault[]): string {
  if (faults.some(({ code }) => limits.includes(code))) return checkoutMessages.notNow;
  return faults.some(({ field }) => field) ? checkoutMessages.check(faults.length) : checkoutMessages.failed;
}

/** Error list at the top of the page; each error links to its field. */
export function ErrorList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  const go = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(field);
  };
  return (
    <Notice kind="late" role="alert" className={css.errors}>
      <b>{errorHeading(faults)}</b>
      <ul>
        {faults.map(({ field, code, message }) => (
          <li key={`${field} ${code} ${message}`}>
            {field ? (
              <a href={`#${field}`} onClick={go(field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
