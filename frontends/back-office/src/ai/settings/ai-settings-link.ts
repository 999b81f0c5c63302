import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Sparkles } from 'lucide-react';

export const aiSettingsLink: OfficeLink = {
  to: '/ai-settings',
  label: 'KI',
  Icon: Sparkles,
  needs: 'ai-settings.read',
  isFoot: true,
  group: 'settings',
};
