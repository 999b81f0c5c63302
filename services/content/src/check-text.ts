import { invalid } from '@theke/kit/problem';
import { isRichText } from '@theke/rules/content/rich-text';

/** @throws Problem 422 where a text is none that a page may show */
export function checkText({ text }: { text: unknown }): void {
  if (text !== null && !isRichText(text, 'full'))
    throw invalid('CONTENT', '„Text“ enthält etwas, das hier nicht stehen darf.', 'text');
}
