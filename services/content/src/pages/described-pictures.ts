import type { Fault } from '@theke/contracts/errors';
import type { ImageRef } from '@theke/contracts/wire';
import { Problem } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { copied } from '../copies.ts';

/**
 * Requires alternative texts for the pictures of a public post or project; media stores them. Pictures unknown to
 * media's copy are accepted.
 * @throws Problem 422 naming each picture without a text
 */
export async function describedPictures(
  unit: UnitOfWork,
  { isPublic, images }: { isPublic: boolean; images: readonly ImageRef[] },
): Promise<void> {
  if (!isPublic || images.length === 0) return;
  const imageCopies = await copied.stores.images.findMany(
    unit,
    images.map(({ id }) => id),
  );
  const faults = images.flatMap(({ id }, at): Fault[] => {
    const image = imageCopies.get(id);
    if (image?.description !== '') return [];
    const message = `Bild ${at + 1} („${image.name}“) braucht eine Beschreibung für alle, die das Bild nicht sehen. Bitte ergänzen Sie die Bildbeschreibung.`;
    return [{ message, field: `images.${at}`, code: 'CONTENT' }];
  });
  if (faults.length > 0) throw new Problem(422, faults);
}
