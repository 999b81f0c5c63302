import type { AiAvailability } from '@theke/contracts/ai/ai-settings';
import { pictureFormats, pictureStyles } from '@theke/contracts/ai/generation';
import { Button } from '@theke/ui/button';
import { Segmented } from '@theke/ui/segmented';
import { TextArea } from '@theke/ui/text-area';
import type { ReactNode } from 'react';
import { moneyText } from '../ui/format.ts';
import { GenerationBudget } from './generation-budget.tsx';
import * as css from './image-generation-dialog.module.css';
import { imageMessages } from './image-messages.de.ts';
import { hasHint, type ImageRequest, longestImageBrief, shortestImageBrief, toggleHint } from './image-request.ts';

type Props = {
  request: ImageRequest;
  onChange: (request: ImageRequest) => void;
  availability: AiAvailability;
  isBusy: boolean;
  /** Whether there are pictures that new ones would replace. */
  hasPictures: boolean;
  onMake: () => void;
};

const segmentsOf = <V extends string>(labels: Readonly<Record<V, string>>) =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));
const counts = ['1', '2', '3', '4'].map((count) => ({ value: count, label: count }));

/** What the pictures show, how they look, and what they cost. */
export function ImageBrief({ request, onChange, availability, isBusy, hasPictures, onMake }: Props) {
  const { brief, style, format, count } = request;
  const change = (changes: Partial<ImageRequest>) => onChange({ ...request, ...changes });
  const price = moneyText(count * availability.imagePrice, availability.currency);
  return (
    <div className={css.brief}>
      <TextArea
        label={imageMessages.brief}
        optional={imageMessages.briefLength(brief.length, longestImageBrief)}
        aria-required
        maxLength={longestImageBrief}
        rows={3}
        value={brief}
        onChange={({ target }) => change({ brief: target.value })}
      />
      <fieldset className={css.hints}>
        <legend>{imageMessages.hints}</legend>
        {imageMessages.hintTexts.map((hint) => {
          const next = toggleHint(brief, hint);
          return (
            <button
              key={hint}
              type="button"
              aria-pressed={hasHint(brief, hint)}
              disabled={next.length > longestImageBrief}
              onClick={() => change({ brief: next })}
            >
              {hint}
            </button>
          );
        })}
      </fieldset>
      <Choice label={imageMessages.style}>
        <Segmented
          label={imageMessages.style}
          value={style}
          segments={segmentsOf(pictureStyles)}
          onChange={(value) => change({ style: value })}
        />
      </Choice>
      <Choice label={imageMessages.format}>
        <Segmented
          label={imageMessages.format}
          value={format}
          segments={segmentsOf(pictureFormats)}
          onChange={(value) => change({ format: value })}
        />
      </Choice>
      <Choice label={imageMessages.count}>
        <Segmented
          label={imageMessages.count}
          value={String(count)}
          segments={counts}
          onChange={(value) => change({ count: Number(value) })}
        />
      </Choice>
      <Button
        kind={hasPictures ? 'second' : 'main'}
        isWide
        disabled={brief.trim().length < shortestImageBrief}
        busyLabel={isBusy && imageMessages.making}
        onClick={onMake}
      >
        {(hasPictures ? imageMessages.makeMore : imageMessages.make)(count, price)}
      </Button>
      <GenerationBudget {...availability} />
    </div>
  );
}

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.choice}>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
);
