import { TextSuggestion } from '@theke/admin/generation/text-suggestion.tsx';
import { sites } from '@theke/contracts/content/site';
import { metaOf } from '@theke/contracts/field';
import { contentMessages } from './content-messages.de.ts';
import { wordsToRead } from './words-to-read.ts';

const { shape } = sites.draft;
const labels = [metaOf(shape.title).title ?? '', metaOf(shape.description).title ?? ''] as const;

/** Longest text of a request, by the contract. */
const longestAbout = 20_000;

type Props = {
  /** Id of the page; null for a new one. */
  site: string | null;
  title: string;
  description: string;
  /** Name and content of the page as edited. */
  page: () => { name: string; content: unknown };
  onAccept: (texts: { title: string | undefined; description: string | undefined }) => void;
  note?: string;
  /** Text of the button, if it is not beside a field. */
  text?: string;
};

/** Button that proposes the title in the browser and the description of a page together. */
export const SearchResultSuggestion = ({ site, title, description, page, onAccept, note, text }: Props) => (
  <TextSuggestion
    label={contentMessages.searchResult}
    targets={[
      { label: labels[0], current: title },
      { label: labels[1], current: description },
    ]}
    request={() => {
      const { name, content } = page();
      return {
        use: 'search-result',
        subject: site,
        current: [title, description].filter(Boolean).join('\n'),
        about: wordsToRead([name, content]).join('\n').slice(0, longestAbout),
      };
    }}
    onAccept={([newTitle, newDescription]) => onAccept({ title: newTitle, description: newDescription })}
    {...(note !== undefined && { note })}
    {...(text !== undefined && { text })}
  />
);
