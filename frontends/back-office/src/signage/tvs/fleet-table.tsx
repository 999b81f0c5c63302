import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import { Checkbox } from '@theke/admin/ui/checkbox.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import type { Tv } from '@theke/contracts/signage/device';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { classNames } from '@theke/ui/class-names';
import { useNow } from '@theke/ui/use-now';
import { Link } from 'react-router';
import { agoText } from '../shared/ago-text.ts';
import { tvMessages } from '../shared/tv-messages.de.ts';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import * as css from './fleet.module.css';
import { FleetState } from './fleet-state.tsx';
import { TvPicture } from './tv-picture.tsx';

const texts = tvMessages.columns;
const right = (from: string | undefined) => classNames(table.right, table.number, from);

type Selection = { ids: readonly string[]; set: (ids: readonly string[]) => void };
type Props = { tvs: readonly Tv[] /** If set, TVs can be selected. */; selected: Selection | undefined };

/** A row for each TV. */
export function FleetTable({ tvs, selected }: Props) {
  const now = useNow(1_000);
  const zoneOf = useZoneOf();
  const { data: streams } = useEveryEntry(digitalSignageStreams);
  const streamName = (id: string | undefined) => streams?.find((one) => one.id === id)?.name ?? messages.none;
  const isAll = selected?.ids.length === tvs.length;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {selected && (
            <th className={table.check}>
              <Checkbox
                label={tvMessages.selectAll}
                isChecked={isAll}
                isMixed={!isAll && selected.ids.length > 0}
                onChange={() => selected.set(isAll ? [] : tvs.map(({ id }) => id))}
              />
            </th>
          )}
          <th scope="col">{texts.picture}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col" className={table.fromDesktop}>
            {texts.stream}
          </th>
          <th scope="col" className={table.fromTablet}>
            {texts.state}
          </th>
          <th scope="col" className={right(table.fromTablet)}>
            {texts.seen}
          </th>
          <th scope="col" className={right(table.fromDesktop)}>
            {texts.availability}
          </th>
          <th scope="col" className={right(table.fromDesktop)}>
            {texts.version}
          </th>
        </tr>
      </thead>
      <tbody>
        {tvs.map((tv) => {
          const { status } = tv;
          const zone = zoneOf(tv.branch.id);
          const isChosen = selected?.ids.includes(tv.id) ?? false;
          return (
            <tr key={tv.id} className={classNames(css.row, isChosen && table.selected)}>
              {selected && (
                <td className={table.check}>
                  <span className={table.above}>
                    <Checkbox
                      label={messages.list.select(tv.name)}
                      isChecked={isChosen}
                      onChange={() =>
                        selected.set(isChosen ? selected.ids.filter((id) => id !== tv.id) : [...selected.ids, tv.id])
                      }
                    />
                  </span>
                </td>
              )}
              <td className={css.pictureCell}>
                <TvPicture tv={tv} />
              </td>
              <td>
                <Link className={table.rowLink} to={`/digital-signage-devices/${tv.id}`}>
                  <span className={css.name}>
                    <b>{tv.name}</b>
                    <small>
                      <BranchName id={tv.branch.id} />
                    </small>
                    <span className={table.onPhone}>
                      <FleetState {...{ status, now, zone }} />
                    </span>
                  </span>
                </Link>
              </td>
              <td className={table.fromDesktop}>{streamName(tv.stream?.id)}</td>
              <td className={classNames(table.fromTablet, css.state)}>
                <FleetState {...{ status, now, zone }} />
              </td>
              <td className={right(table.fromTablet)}>
                {status.seenAt ? agoText(status.seenAt, now, zone) : messages.none}
              </td>
              <td className={right(table.fromDesktop)}>
                {status.availability === null ? messages.none : tvMessages.share(status.availability)}
              </td>
              <td className={right(classNames(table.fromDesktop, table.muted))}>
                {status.report?.version ?? messages.none}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
