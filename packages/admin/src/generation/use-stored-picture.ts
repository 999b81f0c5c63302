import { useQueryClient } from '@tanstack/react-query';
import { createImage, type Image, listImages, readImageOverview } from '@theke/contracts/media/image';
import { ApiError } from '@theke/ui/api-error';
import { endpointKey } from '../api/endpoint-query.ts';
import { useApi } from '../api/office-api.ts';
import { useAction } from '../api/use-action.ts';
import { readDataUrl } from '../forms/editors/read-data-url.ts';
import { generatedPictureUrl } from './generated-picture-url.ts';
import { imageMessages } from './image-messages.de.ts';
import { generatedFileName } from './image-request.ts';

/** Reads a generated picture. @throws ApiError */
async function readPicture(url: string): Promise<Blob> {
  const failure = new ApiError(0, [{ code: 'UNREADABLE', message: imageMessages.notLoaded }]);
  const response = await fetch(url).catch(() => {
    throw failure;
  });
  if (!response.ok) throw failure;
  return response.blob();
}

/** Uploads a picture of a job to the library, marked as generated (AI-05). */
export function useStoredPicture(onStored: (image: Image, number: number) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useAction(
    async ({ job, number, brief }: { job: string; number: number; brief: string }): Promise<Image> => {
      const picture = await readPicture(generatedPictureUrl(job, number));
      const name = generatedFileName(brief, picture.type);
      const data = await readDataUrl(new File([picture], name, { type: picture.type }));
      return api(createImage, { body: { name, data, isGenerated: true } });
    },
    {
      onDone: (image, { number }) => {
        for (const endpoint of [listImages, readImageOverview])
          void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
        onStored(image, number);
      },
    },
  );
}
