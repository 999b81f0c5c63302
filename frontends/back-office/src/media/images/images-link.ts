import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { images } from '@theke/contracts/media/image';
import { Image } from 'lucide-react';

export const imagesLink: OfficeLink = {
  to: '/images',
  label: images.label.many,
  Icon: Image,
  needs: images.read,
  usedWith: images.write,
  group: 'media',
};
