import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import * as css from './guest-answers.module.css';
import type { useGuestAnswer } from './order-link.ts';
import { statusMessages } from './status-messages.de.ts';

type Props = {
  answer: ReturnType<typeof useGuestAnswer<boolean>>;
  /** Label of the accept button; undefined if there is nothing left to accept. */
  accept: string | undefined;
  decline: string;
  /** Text about the cost of declining. */
  freeText: string;
};

/** Accept and decline buttons for the branch's proposal, and the error of a failed answer. */
export const GuestAnswers = ({ answer, accept, decline, freeText }: Props) => (
  <>
    {answer.error && (
      <Notice kind="late" role="alert">
        {answer.error instanceof ApiError && answer.error.errors[0]?.message}
      </Notice>
    )}
    {accept !== undefined && (
      <Button
        size="large"
        isWide
        busyLabel={answer.isPending && answer.sent && statusMessages.sending}
        disabled={answer.isPending && !answer.sent}
        onClick={() => answer.send(true)}
      >
        {accept}
      </Button>
    )}
    <Button
      kind="second"
      isWide
      busyLabel={answer.isPending && !answer.sent && statusMessages.sending}
      disabled={answer.isPending && answer.sent}
      onClick={() => answer.send(false)}
    >
      {decline}
    </Button>
    <p className={css.note}>{freeText}</p>
  </>
);
