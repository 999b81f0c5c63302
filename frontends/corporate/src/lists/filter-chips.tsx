import type { ContentPageOf, ListFilters } from '@theke/contracts/content/content-page';
import { postTypes } from '@theke/contracts/content/post';
import type { CountedSubject, Named } from '@theke/contracts/content/teasers';
import { statusFilters } from '@theke/rules/content/project-status';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { X } from 'lucide-react';
import { type ChoiceName, listAddress, noFilters } from './list-address.ts';
import * as css from './lists.module.css';

export const findSubjects = (page: ContentPageOf<'site'>): Partial<Record<ChoiceName, readonly CountedSubject[]>> => ({
  service: page.subjects.services,
  topic: page.subjects.topics,
  businessSector: page.subjects.businessSectors,
});

export const choiceLabels = {
  service: 'Leistung',
  topic: 'Thema',
  businessSector: 'Geschäftsfeld',
} as const satisfies Partial<Record<ChoiceName, string>>;

/** Whether a filter value means an entry, by number or name. */
export const matchesSubject = (value: string, { number, name }: Named): boolean =>
  value === String(number) || value.toLowerCase() === name.toLowerCase();

type Chip = { kind: string; text: string; href: string; isUnknown: boolean };

/** The active filters of a list as removable chips; an unknown value reads "FEHLER" (LIST-05). */
export function FilterChips({
  page,
  filters,
  anchor,
}: {
  page: ContentPageOf<'site'>;
  filters: ListFilters;
  anchor: string;
}) {
  const without = (change: Partial<ListFilters>) => listAddress(page.path, filters, change, anchor);
  const chips: Chip[] = [
    ...(filters.term ? [{ kind: 'Suche', text: filters.term, href: without({ term: '' }), isUnknown: false }] : []),
    ...filters.status.map((value) => {
      const text = Object.entries(statusFilters).find(([status]) => status === value)?.[1];
      const href = without({ status: filters.status.filter((one) => one !== value) });
      return { kind: 'Status', text: text ?? 'FEHLER', href, isUnknown: !text };
    }),
    ...filters.type.map((value) => {
      const text = postTypes.find((type) => type.toLowerCase() === value.toLowerCase());
      const href = without({ type: filters.type.filter((one) => one !== value) });
      return { kind: 'Art', text: text ?? 'FEHLER', href, isUnknown: !text };
    }),
    ...(Object.keys(choiceLabels) as (keyof typeof choiceLabels)[]).flatMap((name) =>
      filters[name].map((value) => {
        const found = findSubjects(page)[name]?.find((one) => matchesSubject(value, one));
        const href = without({ [name]: filters[name].filter((one) => one !== value) });
        return { kind: choiceLabels[name], text: found?.name ?? 'FEHLER', href, isUnknown: !found };
      }),
    ),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label="Gewählte Filter">
      {chips.map(({ kind, text, href, isUnknown }) => (
        <li key={href}>
          <a
            className={classNames(css.chip, isUnknown && css.unknown)}
            href={href}
            aria-label={`${kind} ${text} entfernen`}
          >
            <span>{kind}</span> {text}
            <X {...icon} size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className={css.clear} href={without(noFilters)}>
          Alle Filter löschen
        </a>
      </li>
    </ul>
  );
}
