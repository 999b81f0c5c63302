import { useShop } from '@theke/admin/api/shop.ts';
import { ListTools } from '@theke/admin/forms/editors/list-tools.tsx';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import { isZone } from '@theke/rules/delivery/zone';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Pencil, Plus } from 'lucide-react';
import { type Dispatch, useState } from 'react';
import { ZoneDialog } from './zone-dialog.tsx';
import type { DraftOverlap, DraftZone, ZoneAction, ZoneState } from './zone-draft.ts';
import * as css from './zone-editor.module.css';
import { overlapText, zoneFacts } from './zone-facts.ts';
import { zonesMessages as texts } from './zones-messages.de.ts';

type Props = {
  branch: Branch;
  state: ZoneState;
  dispatch: Dispatch<ZoneAction>;
  /** Messages by the key of the zone. */
  faults: ReadonlyMap<string, string>;
  overlaps: readonly DraftOverlap[];
  isReadOnly: boolean;
};

/** Zones in the order in which they are tried, with their fees. */
export function ZoneList({ branch, state, dispatch, faults, overlaps, isReadOnly }: Props) {
  const { currency } = useShop().config;
  const [edited, setEdited] = useState<DraftZone | 'new'>();
  const { zones, selected } = state;
  const named = branch.deliveryAreas.filter((area) => !isZone(area)).map(({ area }) => area);
  return (
    <section className={css.section} aria-labelledby="zones">
      <div className={css.title}>
        <h2 id="zones">{texts.zones}</h2>
        {!isReadOnly && (
          <Button kind="second" size="small" onClick={() => setEdited('new')}>
            <Plus {...icon} size={16} />
            {texts.add}
          </Button>
        )}
      </div>
      <p className={css.lead}>{zones.length === 0 ? texts.none : texts.zonesLead}</p>
      <ol className={css.zones}>
        {zones.map((zone, index) => {
          const overlap = overlapText(zone, overlaps);
          return (
            <li key={zone.key} className={classNames(zone.key === selected && css.chosen)}>
              <button
                type="button"
                className={css.choose}
                aria-pressed={zone.key === selected}
                aria-describedby={overlap ? `overlap-${zone.key}` : undefined}
                onClick={() => dispatch({ kind: 'select', key: zone.key })}
              >
                <b>{zone.area}</b>
                <small>
                  {zoneFacts(zone, currency)}, {texts.points(zone.points.length)}
                </small>
              </button>
              {!isReadOnly && (
                <span className={css.rowTools}>
                  <ToolButton label={texts.edit(zone.area)} Icon={Pencil} onClick={() => setEdited(zone)} />
                  <ListTools
                    itemLabel={texts.row(zone.area)}
                    index={index}
                    count={zones.length}
                    onMove={(from, to) => dispatch({ kind: 'move', from, to })}
                    onRemove={() => dispatch({ kind: 'remove', key: zone.key })}
                  />
                </span>
              )}
              {faults.has(zone.key) && <p className={css.fault}>{faults.get(zone.key)}</p>}
              {overlap && (
                <p id={`overlap-${zone.key}`} className={css.overlap}>
                  {overlap}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {named.length > 0 && <p className={css.lead}>{texts.named(named.join(', '))}</p>}
      {edited && (
        <ZoneDialog
          zone={edited === 'new' ? undefined : edited}
          takenNames={[...named, ...zones.filter((zone) => zone !== edited).map(({ area }) => area)]}
          onDone={(zone) => {
            dispatch({ kind: 'save', zone });
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
