import { invalid, Problem } from '@theke/kit/problem';
import { isRichText, undescribedPictures } from '@theke/rules/content/rich-text';

/**
 * Checks the text of a post or project; in public ones each picture needs an alternative text.
 * @throws Problem 422 for an invalid text
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
