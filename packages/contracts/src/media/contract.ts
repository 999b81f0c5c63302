import type { ServiceContract } from '../service-contract.ts';
import { createImage, deleteImage, imageDeleted, imageStored, listImages, readImage } from './image.ts';

export const mediaContract = {
  service: 'media',
  endpoints: [createImage, listImages, readImage, deleteImage],
  events: [imageStored, imageDeleted],
} satisfies ServiceContract;
