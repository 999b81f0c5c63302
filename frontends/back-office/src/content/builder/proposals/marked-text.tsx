import { MarkedWords } from '@theke/admin/ui/marked-words.tsx';
import { paragraphDifference } from '../../shared/paragraph-difference.ts';
import { proposalMessages } from './proposal-messages.de.ts';

type Props = { before: string; after: string; isAfterOnly?: boolean };

/** A text, paragraph by paragraph, with marks at the words that differ from another one. */
export function MarkedText({ before, after, isAfterOnly = false }: Props) {
  const paragraphs = paragraphDifference(before, after).filter((pair) => !isAfterOnly || pair.after !== '');
  if (paragraphs.length === 0) return <p>{proposalMessages.part.empty}</p>;
  return paragraphs.map((pair, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key than their index
    <p key={index}>
      <MarkedWords before={pair.before} after={pair.after} isAfterOnly={isAfterOnly} />
    </p>
  ));
}
