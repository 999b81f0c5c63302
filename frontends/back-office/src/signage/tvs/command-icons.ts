import type { CommandKind } from '@theke/contracts/signage/command';
import { Camera, Eraser, type LucideIcon, Power, RefreshCw, ScanSearch, Volume2 } from 'lucide-react';

export const commandIcons: Readonly<Record<CommandKind, LucideIcon>> = {
  reload: RefreshCw,
  restart: Power,
  identify: ScanSearch,
  screenshot: Camera,
  volume: Volume2,
  'clear-cache': Eraser,
};
