import type { Image } from '@theke/contracts/media/image';
import { images } from '@theke/contracts/media/image';
import { Button, type ButtonLook } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { may, useMe } from '../api/session.ts';
import * as folded from '../ui/folded.module.css';
import { OutsideOfForm } from '../ui/outside-of-form.tsx';
import { imageMessages } from './image-messages.de.ts';
import { useAiAvailability } from './use-ai-availability.ts';

const ImageGenerationDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-image-generation" */ './image-generation-dialog.tsx'))
    .ImageGenerationDialog,
}));

type Props = Pick<ButtonLook, 'kind'> & {
  /** Label of the field that the picture is for; without it the picture goes to the library only. */
  label?: string;
  /** Folds the label below 1024 px, in the bar of a page. */
  isFolding?: boolean;
  onStored: (image: Image) => void;
};

/**
 * Button "Bild erzeugen". Nothing without a model for pictures (AI-02), and for users who may not upload. Not for
 * product pictures: guests get what is shown.
 */
export function ImageGeneration({ kind = 'quiet', label, isFolding = false, onStored }: Props) {
  const availability = useAiAvailability();
  const canUpload = may(useMe(), images.write);
  const [isOpen, setIsOpen] = useState(false);
  if (!availability?.canDraw || !canUpload) return null;
  return (
    <>
      <Button kind={kind} size="small" onClick={() => setIsOpen(true)} title={imageMessages.open}>
        <Sparkles {...icon} size={16} />
        <span className={isFolding ? folded.belowDesktop : undefined}>
          {isFolding ? imageMessages.openShort : imageMessages.open}
          {label !== undefined && <VisuallyHidden> {imageMessages.openFor(label)}</VisuallyHidden>}
        </span>
      </Button>
      {isOpen && (
        <OutsideOfForm>
          <Suspense>
            <ImageGenerationDialog
              availability={availability}
              label={label}
              onStored={onStored}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        </OutsideOfForm>
      )}
    </>
  );
}
