import { cookiesAnchor } from '@theke/rules/site/third-parties';
import { classNames } from '../class-names.ts';
import * as css from './consent-link.module.css';
import { consentMessages } from './consent-messages.de.ts';

/** Link that opens the consent banner again; hidden without JavaScript, when there is no consent to withdraw. */
export const ConsentLink = ({ className }: { className?: string | undefined }) => (
  <a className={classNames(css.again, className)} href={cookiesAnchor}>
    {consentMessages.again}
  </a>
);
