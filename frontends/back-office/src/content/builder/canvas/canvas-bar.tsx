import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Segmented } from '@theke/ui/segmented';
import { ListTree, Redo2, SlidersHorizontal, Undo2 } from 'lucide-react';
import { builderMessages } from '../builder-messages.de.ts';
import { SaveStateText } from '../saving/save-state-text.tsx';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './canvas.module.css';
import { type Device, devices } from './devices.ts';

type Props = {
  device: Device;
  percent: number;
  onDevice: (device: Device) => void;
  onOutline: () => void;
  onForm: () => void;
};

/** Row above the canvas: screen size, saving, undo and redo. */
export function CanvasBar({ device, percent, onDevice, onOutline, onForm }: Props) {
  const { queue, editing } = useBuilder();
  const { undoSteps, redoSteps } = editing.session;
  return (
    <div className={css.tools}>
      <IconButton label={builderMessages.outline.open} className={css.onlyNarrow} onClick={onOutline}>
        <ListTree {...icon} />
      </IconButton>
      <Segmented
        label={builderMessages.device.label}
        value={device}
        onChange={onDevice}
        className={css.devices}
        segments={Object.entries(devices).map(([value, { label, Icon }]) => ({
          value: value as Device,
          label,
          icon: <Icon {...icon} size={16} />,
        }))}
      />
      <span className={css.size}>{builderMessages.device.size(devices[device].width, percent)}</span>
      <span className={css.space} />
      <SaveStateText save={editing.save} />
      <IconButton label={builderMessages.undo} disabled={undoSteps.length === 0} onClick={() => queue.undo()}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton label={builderMessages.redo} disabled={redoSteps.length === 0} onClick={() => queue.redo()}>
        <Redo2 {...icon} />
      </IconButton>
      <IconButton label={builderMessages.form.label} className={css.onlyPhone} onClick={onForm}>
        <SlidersHorizontal {...icon} />
      </IconButton>
    </div>
  );
}
