import { invalid, Problem } from '@theke/kit/problem';
import { isRichText, undescribedPictures } from '@theke/rules/content/rich-text';

/**
 * The text of a post or a project; what guests see of it has words for each picture.
 * @throws Problem 422 where a text is none that a page may show
 */
export function checkText({ text, isPublic }: { text: unknown; isPublic: boolean }): void {
  if (text === null) return;
  if (!isRichText(text, 'full')) throw invalid('CONTENT', '„Text“ enthält etwas, das hier nicht stehen darf.', 'text');
  const faults = isPublic ? undescribedPictures(text) : [];
  if (faults.length > 0)
    throw new Problem(
      422,
      faults.map((end) => ({ message: `„Text“ ${end}`, field: 'text', code: 'CONTENT' })),
    );
}
