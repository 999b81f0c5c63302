import type { ImageRef } from '@theke/contracts/wire';
import { newestImageUrl } from '@theke/ui/image-url';
import { messages } from '../../messages.de.ts';
import * as css from './section-reading.module.css';

/** Read-only view of one picture or several. */
export const ImagesReader = ({ value }: { value: unknown }) => (
  <span className={css.pictures}>
    {([value].flat() as ImageRef[]).map((image, index) => (
      <img
        key={image.id}
        src={newestImageUrl(image, 'tiny')}
        alt={messages.editors.picture(index + 1)}
        width="128"
        height="128"
      />
    ))}
  </span>
);
