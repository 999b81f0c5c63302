import type { NamedCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ArrowRight } from 'lucide-react';
import { requestMessages } from './request-messages.de.ts';
import * as css from './request-row.module.css';
import { changeTexts } from './request-texts.ts';

const messages = requestMessages.requests;

/** Recorded times, struck through, and requested ones. */
export function RequestedChange({ request, zone }: { request: NamedCorrectionRequest; zone: string }) {
  const { was, requested } = changeTexts(request, zone);
  return (
    <p className={css.change}>
      <VisuallyHidden>{messages.was}</VisuallyHidden>
      {was === undefined ? <span>{messages.wasNothing}</span> : <s>{was}</s>}
      <ArrowRight {...icon} size={16} />
      <VisuallyHidden>{messages.asked}</VisuallyHidden>
      <b>{requested}</b>
    </p>
  );
}
