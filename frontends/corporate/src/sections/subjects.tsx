import type { ShownNavigation } from '@theke/contracts/content/content-page';
import type { CountedSubject } from '@theke/contracts/content/teasers';
import { icon } from '@theke/ui/icon';
import { ArrowRight } from 'lucide-react';
import { useListHref } from '../lists/use-list-href.ts';
import { usePage } from '../page/page-context.ts';
import { richIn, textIn, type Value } from '../page/values.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

type Item = { readonly label: string; readonly href: string | null; readonly children?: readonly Item[] };

/** Returns the URL of a business sector's page: the one of its name in the main menu. */
function pageOfSector(name: string, navigations: readonly ShownNavigation[]): string | undefined {
  const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...all(item.children ?? [])]);
  return (
    all(navigations.flatMap(({ identifier, items }) => (identifier === 'main' ? items : []))).find(
      (item) => item.label === name && item.href,
    )?.href ?? undefined
  );
}

/**
 * List of business sectors or topics with their number of projects. Each links to the list filtered by it (LIST-11), a
 * sector to its page in the main menu, if any.
 */
function Subjects({ value, kind }: { value: Value; kind: 'businessSectors' | 'topics' }) {
  const { data } = usePage();
  const subjects = data.kind === 'site' ? data.subjects[kind] : [];
  const listHref = useListHref('projects');
  const hrefOf = (subject: CountedSubject) =>
    kind === 'topics'
      ? listHref('topic', subject)
      : (pageOfSector(subject.name, data.navigations) ?? listHref('businessSector', subject));
  return (
    <section className={css.section}>
      <div className={css.split}>
        <div>
          <Title>{textIn(value, 'title')}</Title>
          <RichText text={richIn(value, 'text')} className={css.small} />
        </div>
        <ul className={css.list}>
          {subjects.map((subject) => {
            const { id, name, projects } = subject;
            const href = hrefOf(subject);
            return (
              <li key={id}>
                {href ? (
                  <a href={href}>
                    {name}
                    {projects > 0 && <small>{projects}</small>}
                    <ArrowRight {...icon} />
                  </a>
                ) : (
                  <span>{name}</span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

export const BusinessSectors = ({ value }: { value: Value }) => <Subjects value={value} kind="businessSectors" />;
export const Topics = ({ value }: { value: Value }) => <Subjects value={value} kind="topics" />;
