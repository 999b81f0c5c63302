import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import { zonePoints } from '@theke/rules/delivery/zone';
import type { Spot } from '@theke/rules/map/map-view';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { TextInput } from '@theke/ui/text-input';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { coordinatesOf, coordinatesText } from '../../catalog/shared/coordinates.ts';
import * as css from './zone-editor.module.css';
import { zonesMessages } from './zones-messages.de.ts';

const texts = zonesMessages.outline;

type Props = { points: readonly Spot[]; onChange: (points: readonly Spot[]) => void };

function spotOf(text: string): Spot | undefined {
  const { latitude, longitude } = coordinatesOf(text) ?? { latitude: null, longitude: null };
  const isOnEarth = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}

/** Points of a zone as texts, for those who cannot use the map. */
export const OutlineList = ({ points, onChange }: Props) => (
  <details className={css.section}>
    <summary>{texts.title}</summary>
    <p className={css.lead}>{texts.lead}</p>
    <ol className={css.points}>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the outline
        <li key={index}>
          <PointInput
            key={coordinatesText(point.latitude, point.longitude)}
            label={texts.point(index)}
            initial={coordinatesText(point.latitude, point.longitude)}
            onChange={(changed) => onChange(points.with(index, changed))}
          />
          <ToolButton label={texts.remove(index)} Icon={Trash2} onClick={() => onChange(points.toSpliced(index, 1))} />
        </li>
      ))}
    </ol>
    {points.length < zonePoints.max && <NewPoint onAdd={(spot) => onChange([...points, spot])} />}
  </details>
);

type InputProps = { label: string; initial: string; onChange: (spot: Spot) => void };

/** Changes the point when the field is left, so that a half-typed number moves nothing. */
function PointInput({ label, initial, onChange }: InputProps) {
  const [typed, setTyped] = useState(initial);
  const spot = spotOf(typed);
  return (
    <TextInput
      label={label}
      autoComplete="off"
      value={typed}
      error={spot ? undefined : texts.wrong}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => spot && typed !== initial && onChange(spot)}
    />
  );
}

function NewPoint({ onAdd }: { onAdd: (spot: Spot) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const add = () => {
    const spot = spotOf(typed);
    setIsWrong(!spot);
    if (!spot) return;
    onAdd(spot);
    setTyped('');
  };
  return (
    <div className={css.newPoint}>
      <TextInput
        label={texts.add}
        autoComplete="off"
        value={typed}
        error={isWrong ? texts.wrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button kind="second" size="small" aria-label={texts.add} onClick={add}>
        <Plus {...icon} size={16} />
      </Button>
    </div>
  );
}
