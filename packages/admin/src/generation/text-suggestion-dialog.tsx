import type { AiAvailability } from '@theke/contracts/ai/ai-settings';
import { generateText } from '@theke/contracts/ai/generation';
import type { Sent } from '@theke/contracts/endpoint';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { TextArea } from '@theke/ui/text-area';
import { useState } from 'react';
import { useApi } from '../api/office-api.ts';
import { messages } from '../messages.de.ts';
import { costText } from './cost-text.ts';
import { GenerationBudget } from './generation-budget.tsx';
import { generationMessages } from './generation-messages.de.ts';
import type { SuggestionTarget } from './suggestion-target.ts';
import { TextAlternatives } from './text-alternatives.tsx';
import * as css from './text-suggestion-dialog.module.css';
import { useGenerationJob } from './use-generation-job.ts';

export type TextRequest = Omit<Sent<typeof generateText>['body'], 'brief'>;

export type SuggestionProps = {
  /** Label of the field, or of the group of fields. */
  label: string;
  /** One field: the texts are alternatives for it. Several: one text for each. */
  targets: readonly SuggestionTarget[];
  /** Describes the text; called on every start. Rejects with a German sentence if a picture cannot be read. */
  request: () => TextRequest | Promise<TextRequest>;
  /** Puts the texts into the fields, by the index of the target; undefined leaves a field as it is. */
  onAccept: (texts: readonly (string | undefined)[]) => void;
  /** What "Übernehmen" does. Default: the text is in the form, unsaved. */
  note?: string;
  availability: AiAvailability;
  onClose: () => void;
};

const longestBrief = 2_000;

/** Dialog that requests a text, shows the proposals and passes the accepted one to the form. Saves nothing. */
export function TextSuggestionDialog(props: SuggestionProps) {
  const { label, targets, request, onAccept, note = generationMessages.unsaved, availability, onClose } = props;
  const api = useApi();
  const [brief, setBrief] = useState('');
  const job = useGenerationJob(async (given: string) =>
    api(generateText, { body: { ...(await request()), brief: given } }),
  );
  const { phase, generation } = job;
  const texts = generation?.result?.kind === 'texts' ? generation.result.texts : [];
  const isProposed = phase === 'ended' && texts.length > 0;
  const isPair = targets.length > 1;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const keys = texts.map((_, index) => index);

  const start = () => {
    if (isProposed) void job.decide([], keys.map(String));
    setChosen(new Set(isPair ? targets.map((_, index) => index) : [0]));
    job.start(brief.trim());
  };
  const close = () => {
    if (phase === 'working') job.cancel();
    else if (isProposed) void job.decide([], keys.map(String));
    onClose();
  };
  const take = () => {
    const [accepted, rejected] = [keys.filter((key) => chosen.has(key)), keys.filter((key) => !chosen.has(key))];
    void job.decide(accepted.map(String), rejected.map(String));
    onAccept(
      isPair ? targets.map((_, index) => (chosen.has(index) ? texts[index] : undefined)) : [texts[accepted[0] ?? 0]],
    );
    onClose();
  };

  return (
    <Dialog
      title={generationMessages.titleFor(label)}
      closeLabel={messages.close}
      shape="sheet"
      onClose={close}
      actions={
        phase === 'working' ? (
          <Button kind="second" onClick={close}>
            {generationMessages.stop}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={close}>
              {isProposed ? generationMessages.reject : messages.cancel}
            </Button>
            <Button kind={isProposed ? 'second' : 'main'} onClick={start}>
              {isProposed ? generationMessages.writeAgain : generationMessages.write}
            </Button>
            {isProposed && (
              <Button disabled={chosen.size === 0} onClick={take}>
                {generationMessages.take}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={css.dialog}>
        <TextArea
          label={generationMessages.brief}
          optional={messages.optional}
          hint={generationMessages.briefHint}
          maxLength={longestBrief}
          rows={2}
          disabled={phase === 'working'}
          value={brief}
          onChange={({ target }) => setBrief(target.value)}
        />
        <div role="status" className={css.state}>
          {phase === 'working' && (
            <p className={css.working}>
              {generation
                ? generationMessages[generation.state === 'queued' ? 'queued' : 'writing']
                : generationMessages.sending}
            </p>
          )}
          {job.failure && phase !== 'working' && <Notice kind="late">{job.failure}</Notice>}
        </div>
        {isProposed && (
          <>
            <TextAlternatives texts={texts} targets={targets} chosen={chosen} onChoose={setChosen} />
            <p className={css.note}>{note}</p>
          </>
        )}
        {isProposed && generation?.cost != null && (
          <p className={css.note}>{generationMessages.cost(costText(generation.cost, availability.currency))}</p>
        )}
        <GenerationBudget {...availability} />
      </div>
    </Dialog>
  );
}
