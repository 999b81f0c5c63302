import type { ContentPage, ShownGenerated } from '@theke/contracts/content/content-page';
import type { Image } from '@theke/contracts/media/image';
import type { FoundPage } from '@theke/contracts/page-owner';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { copied } from '../copies.ts';
import type { Reader } from './reader.ts';
import { withFacts } from './with-facts.ts';
import { followNewest, picturesIn, withNewestPictures } from './with-newest-pictures.ts';

/** The last step of everything that visitors see: the facts in texts, and the newest pictures. */
export async function finished<T>({ unit, now }: Reader, data: T): Promise<T> {
  const { shown } = await withFacts(unit, data, now);
  return withNewestPictures(unit, shown);
}

/** Like `finished`, with the marks of generated content. */
export const finishedPage = async (reader: Reader, page: ContentPage): Promise<ContentPage> =>
  (await finish(reader, page)).page;

/** Like `finishedPage`, with the ids of the products and branches that the page names. */
export async function finishedFind(reader: Reader, found: FoundPage): Promise<FoundPage> {
  if (!found || !('data' in found) || !found.data) return found;
  const { page, parts } = await finish(reader, found.data);
  return { ...found, data: page, ...(parts.length > 0 && { parts }) };
}

async function finish(reader: Reader, data: ContentPage): Promise<{ page: ContentPage; parts: string[] }> {
  const { unit, now } = reader;
  const [{ shown, ids }, pictures] = await Promise.all([withFacts(unit, data, now), picturesIn(unit, data)]);
  const generated = await shownMarks(reader, shown, pictures);
  return { page: { ...followNewest(shown, pictures), generated }, parts: ids };
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
