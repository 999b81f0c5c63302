import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { OutsideOfForm } from '../ui/outside-of-form.tsx';
import { generationMessages } from './generation-messages.de.ts';
import type { SuggestionProps } from './text-suggestion-dialog.tsx';
import { useAiAvailability } from './use-ai-availability.ts';

const TextSuggestionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-suggestions" */ './text-suggestion-dialog.tsx'))
    .TextSuggestionDialog,
}));

type Props = Omit<SuggestionProps, 'availability' | 'onClose'> & {
  /** Whether the model must understand pictures. */
  needsSight?: boolean;
  /** Text of the button where no field's label is beside it. Default: "Vorschlag". */
  text?: string;
};

/**
 * Button "Vorschlag" of a text field: opens a dialog whose result goes into the field. Nothing without a provider
 * (AI-02). The dialog is outside of the form, so that no key in it saves the form.
 */
export function TextSuggestion({ needsSight = false, text, ...suggestion }: Props) {
  const availability = useAiAvailability();
  const [isOpen, setIsOpen] = useState(false);
  if (!availability?.canWrite || (needsSight && !availability.canDescribePictures)) return null;
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Sparkles {...icon} size={16} />
        <span>
          {text ?? generationMessages.suggest}
          {text === undefined && <VisuallyHidden> {generationMessages.suggestFor(suggestion.label)}</VisuallyHidden>}
        </span>
      </Button>
      {isOpen && (
        <OutsideOfForm>
          <Suspense>
            <TextSuggestionDialog {...suggestion} availability={availability} onClose={() => setIsOpen(false)} />
          </Suspense>
        </OutsideOfForm>
      )}
    </>
  );
}
