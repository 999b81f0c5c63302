import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import { Maximize, Minus, Plus, Undo2 } from 'lucide-react';
import type { Dispatch, SetStateAction } from 'react';
import { type MapFrame, zoomed } from './map-frame.ts';
import * as css from './zone-map.module.css';
import { zonesMessages } from './zones-messages.de.ts';

const texts = zonesMessages.map;

type ToolProps = { label: string; Icon: LucideIcon; disabled?: boolean; onClick: () => void };

const Tool = ({ label, Icon, ...button }: ToolProps) => (
  <button type="button" aria-label={label} title={label} {...button}>
    <Icon {...icon} size={18} />
  </button>
);

type Props = {
  canUndo: boolean;
  onUndo: () => void;
  onFrame: Dispatch<SetStateAction<MapFrame>>;
  onFit: () => void;
};

/** Buttons on the map. */
export const MapTools = ({ canUndo, onUndo, onFrame, onFit }: Props) => (
  <div className={css.tools}>
    <Tool label={texts.zoomIn} Icon={Plus} onClick={() => onFrame((frame) => zoomed(frame, 1 / 1.5))} />
    <Tool label={texts.zoomOut} Icon={Minus} onClick={() => onFrame((frame) => zoomed(frame, 1.5))} />
    <Tool label={texts.fit} Icon={Maximize} onClick={onFit} />
    <Tool label={texts.undo} Icon={Undo2} disabled={!canUndo} onClick={onUndo} />
  </div>
);
