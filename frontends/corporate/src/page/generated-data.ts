import type { ContentPage } from '@theke/contracts/content/content-page';
import { imageUrl } from '@theke/ui/image-url';

/**
 * Machine-readable marks of generated content (AI-12): schema.org's `digitalSourceType` with the terms of IPTC. Texts
 * are a mixture, because editors choose and change them; pictures are generated as a whole.
 */
export function generatedData({ generated, path }: ContentPage, origin: string): object[] {
  if (!generated) return [];
  const url = `${origin}${path}`;
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    digitalSourceType: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
  };
  const pictures = generated.pictures.map((picture) => ({
    '@type': 'ImageObject',
    contentUrl: `${origin}${imageUrl(picture, 'large')}`,
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  }));
  return [...(generated.texts ? [page] : []), ...pictures];
}
