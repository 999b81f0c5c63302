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
  /** A link was followed. */
  onLeave?: () => void;
};

/** The places where something is used, by their kind, each a link for whoever may read it. */
export function UsesList({ uses: { places, total }, onLeave }: Props) {
  const pageOf = usePageOf();
  const zone = useZoneOf()();
  const kinds = Object.entries(Object.groupBy(places, ({ kind }) => kind)) as [string, Place[]][];
  // A place may stand for several that are not named.
  const further = total - places.length;
  return (
    <>
      <dl className={css.uses}>
        {kinds.map(([kind, of]) => {
          const { label, pathTo } = pageOf(kind);
          return (
            <div key={kind}>
              <dt>{label}</dt>
              <dd>
                {of.map((place, index) => {
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
  /** Undefined for whoever may not read it. */
  pathTo: ((id: string) => string) | undefined;
};

/** What a collection of the API is called in the office, and where its records are. */
function usePageOf(): (kind: string) => Page {
  const { lists, links } = useOffice();
  const me = useMe();
  return (kind) => {
    const list = lists.find(({ name }) => name === kind);
    if (list) return { label: list.label, pathTo: may(me, list.needs) ? (id) => `/${kind}/${id}` : undefined };
    // A page of its own, without one for each record.
    const link = links.find(({ to }) => to === `/${kind}`);
    const isReached = link && (!link.needs || may(me, link.needs));
    return { label: link?.label ?? usesMessages.kinds[kind] ?? kind, pathTo: isReached ? () => link.to : undefined };
  };
}
