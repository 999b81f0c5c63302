import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { closeDay, listDayCloses, type OpenPeriod } from '@theke/contracts/ordering/day-close';
import { Notice } from '@theke/ui/notice';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import type { Evaluated } from './cash-count.ts';
import * as css from './count-form.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import { differenceText } from './difference-text.ts';

const texts = dayClosesMessages.confirm;

type Props = {
  period: OpenPeriod;
  draft: NonNullable<Evaluated['draft']>;
  difference: number;
  onClosed: (id: string) => void;
  onClose: () => void;
};

/** Asks before the day is closed, because a close cannot be changed. A repeated attempt closes it only once. */
export function ConfirmClose({ period, draft, difference, onClosed, onClose }: Props) {
  const { branch, number, currency } = period;
  const [id] = useState(randomUuid);
  const toast = useToast();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: endpointKey(listDayCloses) });
  const { run, isBusy, problem } = useAction(closeDay, {
    onDone: (close) => {
      toast({ text: texts.done(close.number) });
      onClosed(close.id);
      void refresh();
    },
    // The expected cash may have changed.
    onProblem: refresh,
  });
  return (
    <DecisionDialog
      title={texts.title(number)}
      label={texts.send}
      busyLabel={isBusy && texts.sending}
      onDecide={() => void run({ body: { id, branch, number, ...draft } })}
      onClose={onClose}
    >
      <div className={css.confirm}>
        <p>
          <b>
            {dayClosesMessages.count.counted}: {moneyText(draft.counted, currency)}.
          </b>{' '}
          {differenceText(difference, currency)}
        </p>
        <p>{texts.text}</p>
        {problem && (
          <Notice kind="late" role="alert">
            {problem.isOutcomeUnknown ? texts.unknown : problem.message}
          </Notice>
        )}
      </div>
    </DecisionDialog>
  );
}
