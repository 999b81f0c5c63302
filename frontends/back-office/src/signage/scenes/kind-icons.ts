import type { SceneKind } from '@theke/rules/signage/scene-kinds';
import {
  AlarmClock,
  CalendarClock,
  Film,
  Globe,
  Image,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  QrCode,
  Type,
  UtensilsCrossed,
} from 'lucide-react';

export const kindIcons: Readonly<Record<SceneKind, LucideIcon>> = {
  'menu-board': UtensilsCrossed,
  'order-queue': ListOrdered,
  promotion: Megaphone,
  picture: Image,
  video: Film,
  'web-page': Globe,
  'opening-hours': CalendarClock,
  clock: AlarmClock,
  text: Type,
  'qr-code': QrCode,
};
