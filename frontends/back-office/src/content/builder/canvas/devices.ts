import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { builderMessages } from '../builder-messages.de.ts';

const texts = builderMessages.device;

/** Screens on which a page is shown, by width in px. */
export const devices = {
  desktop: { width: 1440, label: texts.desktop, Icon: Monitor },
  tablet: { width: 820, label: texts.tablet, Icon: Tablet },
  phone: { width: 390, label: texts.phone, Icon: Smartphone },
} as const;
export type Device = keyof typeof devices;
