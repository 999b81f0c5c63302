import type { NamedCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ArrowRight } from 'lucide-react';
import { requestMessages } from './request-messages.de.ts';
import * as css from './request-row.module.css';
import { changeTexts } from './request-texts.ts';

const words = requestMessages.requests;

/** What stands, struck through, and what is asked for instead. */
export function RequestedChange({ request, zone }: { request: NamedCorrectionRequest; zone: string }) {
  const { was, asked } = changeTexts(request, zone);
  return (
    <p className={css.change}>
      <VisuallyHidden>{words.was}</VisuallyHidden>
      {was === undefined ? <span>{words.wasNothing}</span> : <s>{was}</s>}
      <ArrowRight {...icon} size={16} />
      <VisuallyHidden>{words.asked}</VisuallyHidden>
      <b>{asked}</b>
    </p>
  );
}
