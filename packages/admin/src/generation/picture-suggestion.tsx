import type { ImageRef } from '@theke/contracts/wire';
import { imageUrl } from '@theke/ui/image-url';
import { readPictureToSend } from './picture-to-send.ts';
import { TextSuggestion } from './text-suggestion.tsx';

/** Longest description in characters. */
const maxLength = 160;

type Props = {
  /** Label of the field. */
  label: string;
  image: ImageRef;
  current: string;
  onAccept: (text: string) => void;
  note?: string;
};

/** Button that proposes the description of a picture; only if the model understands pictures. */
export const PictureSuggestion = ({ label, image, current, onAccept, note }: Props) => (
  <TextSuggestion
    needsSight
    label={label}
    targets={[{ label, current }]}
    request={async () => ({
      use: 'picture-description',
      subject: image.id,
      current,
      maxLength,
      picture: await readPictureToSend(imageUrl(image, 'medium')),
    })}
    onAccept={([text]) => text !== undefined && onAccept(text)}
    {...(note !== undefined && { note })}
  />
);
