import type { Named } from '@theke/contracts/content/teasers';
import { useListHref } from './use-list-href.ts';

type Props = { topics: readonly Named[]; of: 'projects' | 'posts'; className?: string | undefined };

/** Topics of a project or post, each linking to the list filtered by it. */
export function TopicLinks({ topics, of, className }: Props) {
  const listHref = useListHref(of);
  if (topics.length === 0) return null;
  return (
    <ul className={className}>
      {topics.map((topic) => {
        const href = listHref('topic', topic);
        return <li key={topic.id}>{href ? <a href={href}>{topic.name}</a> : topic.name}</li>;
      })}
    </ul>
  );
}
