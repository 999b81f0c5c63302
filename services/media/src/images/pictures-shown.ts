import { configChanged } from '@theke/contracts/identity/config';
import { showingPictures } from '@theke/contracts/media/contract';
import { resourceSource, useSource, usesBy } from '@theke/kit/resource/uses';

const config = useSource({
  kind: 'config',
  events: { changed: configChanged },
  describe: ({ config }) => ({ name: config.shopName }),
});

/** Where pictures are shown: in a field of their own, in a section, a block or a draft, whoever owns it. */
export const picturesShown = usesBy([...showingPictures.map(resourceSource), config], ['images']);
