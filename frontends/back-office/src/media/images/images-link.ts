import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { images } from '@theke/contracts/media/image';
import { Images } from 'lucide-react';

export const imagesLink: OfficeLink = {
  to: '/images',
  label: images.label.many,
  Icon: Images,
  needs: images.read,
  group: 'media',
};
