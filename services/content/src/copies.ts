import { aiSettingsChanged } from '@theke/contracts/ai/ai-settings';
import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { profileChanged, profileDeleted } from '@theke/contracts/identity/profile';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { imageChanged, imageDeleted, imageStored } from '@theke/contracts/media/image';
import { copies } from '@theke/kit/events/copies';
import { copyFrom } from '@theke/kit/events/subscription';

/** Copies of other services' data shown on pages: menu targets, staff, data of pictures, whether generated content is
 * marked, the currency of prices; and addresses of staff for samples of forms. */
export const copied = copies({
  branches,
  profiles: { events: { changed: profileChanged, deleted: profileDeleted } },
  images: { events: { changed: imageStored, deleted: imageDeleted } },
  tenants: tenantChanged,
  aiSettings: aiSettingsChanged,
  configs: configChanged,
  users,
});

export const copySubscriptions = () => [
  ...copied.subscriptions(),
  // Data of a picture arrives after the picture itself.
  copyFrom(imageChanged, async (unit, { subject, data }) => copied.stores.images.save(unit, subject, data)),
];
