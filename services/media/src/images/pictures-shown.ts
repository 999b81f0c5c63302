import { configChanged } from '@theke/contracts/identity/config';
import { showingPictures } from '@theke/contracts/media/contract';
import { resourceSource, useSource, usesBy } from '@theke/kit/resource/uses';

const config = useSource({
  kind: 'config',
  events: { changed: configChanged },
  describe: ({ config }) => ({ name: config.shopName }),
});

/** Uses of pictures and files in any resource: in a field, a section, a text, a block or a draft. */
export const picturesShown = usesBy([...showingPictures.map(resourceSource), config], ['images', 'uploads']);
