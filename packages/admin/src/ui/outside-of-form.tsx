import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders a dialog outside of the form around it, so that no key in the dialog saves the form. It stays within `main`:
 * elsewhere its header would be a landmark of the page.
 */
export const OutsideOfForm = ({ children }: { children: ReactNode }) =>
  createPortal(children, document.querySelector('main') ?? document.body);
