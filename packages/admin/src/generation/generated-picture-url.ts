import { readGeneratedPicture } from '@theke/contracts/ai/generation';
import { urlOf } from '@theke/ui/api-client';

/** Address of a picture of a job; it can be loaded as soon as the job's result contains it. */
export const generatedPictureUrl = (job: string, number: number): string =>
  urlOf(readGeneratedPicture, { params: { id: job, number: String(number) } });
