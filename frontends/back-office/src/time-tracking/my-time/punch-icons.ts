import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { Coffee, LogIn, LogOut, type LucideIcon, Play } from 'lucide-react';

export const punchIcons: Readonly<Record<PunchMove, LucideIcon>> = {
  start: LogIn,
  pause: Coffee,
  resume: Play,
  end: LogOut,
};
