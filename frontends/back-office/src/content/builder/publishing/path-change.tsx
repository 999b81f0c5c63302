import { icon } from '@theke/ui/icon';
import { ArrowRight } from 'lucide-react';
import { builderMessages } from '../builder-messages.de.ts';
import { InboundLinkList } from './inbound-link-list.tsx';
import * as css from './publish-dialog.module.css';

const texts = builderMessages.publishing;

type Props = { site: string; before: string; after: string };

/** The published and the new path of a page, and what leads to the old one. */
export const PathChange = ({ site, before, after }: Props) => (
  <>
    <div className={css.paths}>
      <p>
        <span>{texts.before}</span>
        <del>/{before}</del>
      </p>
      <ArrowRight {...icon} />
      <p>
        <span>{texts.after}</span>
        <b>/{after}</b>
      </p>
    </div>
    <p>{texts.redirect}</p>
    <InboundLinkList site={site} />
  </>
);
