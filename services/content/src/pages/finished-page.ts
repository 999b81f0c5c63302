import type { ContentPage, ShownGenerated } from '@theke/contracts/content/content-page';
import type { Image } from '@theke/contracts/media/image';
import type { FoundPage } from '@theke/contracts/page-owner';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { copied } from '../copies.ts';
import type { Reader } from './reader.ts';
import { followNewest, picturesIn } from './with-newest-pictures.ts';

/** The last step of building a page: the newest pictures, and the marks of generated content. */
export async function finishedPage(reader: Reader, page: ContentPage): Promise<ContentPage> {
  const pictures = await picturesIn(reader.unit, page);
  const generated = await shownMarks(reader, page, pictures);
  return { ...followNewest(page, pictures), generated };
}

export async function finishedFind(reader: Reader, found: FoundPage): Promise<FoundPage> {
  if (!found || !('data' in found) || !found.data) return found;
  return { ...found, data: await finishedPage(reader, found.data) };
}

/** What the page marks for visitors (AI-05); null if nothing, or if the business does not want marks. */
async function shownMarks(
  { unit }: Reader,
  { generated }: ContentPage,
  pictures: ReadonlyMap<string, Image>,
): Promise<ShownGenerated | null> {
  // Copies from before pictures had marks have none.
  const marked = [...pictures.values()].filter((picture) => picture.generated);
  if (!generated?.texts && marked.length === 0) return null;
  if (!(await marksForVisitors(unit))) return null;
  return {
    texts: generated?.texts ?? false,
    pictures: marked.map(({ id, fileVersion, extension }) => ({ id, version: fileVersion, extension })),
  };
}

/** The default of the settings is yes. */
const marksForVisitors = async (unit: UnitOfWork): Promise<boolean> =>
  (await copied.stores.aiSettings.all(unit))[0]?.marksForVisitors ?? true;
