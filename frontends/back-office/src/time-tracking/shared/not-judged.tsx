import { notJudgedText } from '@theke/rules/working-time/laws/not-judged';
import type { Country } from '@theke/rules/working-time/laws/rule-set';
import { Notice } from '@theke/ui/notice';

/** Names the rules that are not checked, so that a page without findings is not taken for a checked one (TIME-25). */
export const NotJudged = ({ countries }: { countries: readonly (Country | null)[] }) =>
  [...new Set(countries.map(notJudgedText))].map((text) => text && <Notice key={text}>{text}</Notice>);
