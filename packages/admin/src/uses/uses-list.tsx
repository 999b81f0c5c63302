import type { Place, Uses } from '@theke/contracts/uses';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { may, useMe } from '../api/session.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { useOffice } from '../shell/office.ts';
import { dateTimeText } from '../ui/format.ts';
import * as css from './uses-list.module.css';
import { usesMessages } from './uses-messages.de.ts';

type Props = {
  uses: Uses;
  /** Called when a link was followed. */
  onLeave?: () => void;
};

/** Uses of an entry, grouped by kind; each is a link if the user may read it. */
export function UsesList({ uses: { places, total }, onLeave }: Props) {
  const pageOf = usePageLookup();
  const zone = useZoneOf()();
  const kinds = Object.entries(Object.groupBy(places, ({ kind }) => kind)) as [string, Place[]][];
  // One entry of `places` may represent several unnamed places.
  const further = total - places.length;
  return (
    <>
      <dl className={css.uses}>
        {kinds.map(([kind, kindPlaces]) => {
          const { label, pathTo } = pageOf(kind);
          return (
            <div key={kind}>
              <dt>{label}</dt>
              <dd>
                {kindPlaces.map((place, index) => {
                  const text = nameOf(place, zone) || label;
                  return (
                    <Fragment key={place.id}>
                      {index > 0 && ', '}
                      {pathTo ? (
                        <Link to={pathTo(place.id)} onClick={onLeave}>
                          {text}
                        </Link>
                      ) : (
                        text
                      )}
                    </Fragment>
                  );
                })}
              </dd>
            </div>
          );
        })}
      </dl>
      {further > 0 && <p className={css.further}>{usesMessages.further(further)}</p>}
    </>
  );
}

const nameOf = ({ name, at }: Place, zone: string): string =>
  [name, at && dateTimeText(at, zone)].filter(Boolean).join(', ');

type Page = {
  label: string;
  /** Undefined if the user may not read it. */
  pathTo: ((id: string) => string) | undefined;
};

/** Returns the label and record path of an API collection in the office. */
function usePageLookup(): (kind: string) => Page {
  const { lists, links } = useOffice();
  const me = useMe();
  return (kind) => {
    const list = lists.find(({ name }) => name === kind);
    if (list) return { label: list.label, pathTo: may(me, list.needs) ? (id) => `/${kind}/${id}` : undefined };
    // A page without subpages for its records.
    const link = links.find(({ to }) => to === `/${kind}`);
    const isReached = link && (!link.needs || may(me, link.needs));
    return { label: link?.label ?? usesMessages.kinds[kind] ?? kind, pathTo: isReached ? () => link.to : undefined };
  };
}
