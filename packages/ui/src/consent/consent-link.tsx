import { cookiesAnchor } from '@theke/rules/site/third-parties';
import { classNames } from '../class-names.ts';
import * as css from './consent-link.module.css';
import { consentMessages } from './consent-messages.de.ts';

/** Brings the question back; without a script there is nothing to take back, and no such link. */
export const ConsentLink = ({ className }: { className?: string | undefined }) => (
  <a className={classNames(css.again, className)} href={cookiesAnchor}>
    {consentMessages.again}
  </a>
);
