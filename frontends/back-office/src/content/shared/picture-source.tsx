import { ImageGeneration } from '@theke/admin/generation/image-generation.tsx';
import type { ImageRef } from '@theke/contracts/wire';

/** Button that adds a generated picture to a field of the website. */
export const pictureSource = (label: string) => (onAdd: (image: ImageRef) => void) => (
  <ImageGeneration
    label={label}
    onStored={({ id, version, extension, look }) => onAdd({ id, version, extension, look })}
  />
);
