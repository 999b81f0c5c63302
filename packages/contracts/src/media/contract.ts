import { customerErased } from '../ordering/customer.ts';
import { orderPlaced } from '../ordering/order-events.ts';
import { defineContract } from '../service-contract.ts';
import { listFonts, readFontCss } from './font.ts';
import { createImage, deleteImage, imageDeleted, imageStored, listImages, readImage } from './image.ts';
import { createUpload, deleteUpload, listUploads, readUpload, uploadDeleted, uploadStored } from './upload.ts';

export const mediaContract = defineContract({
  service: 'media',
  endpoints: [
    createImage,
    listImages,
    readImage,
    deleteImage,
    createUpload,
    listUploads,
    readUpload,
    deleteUpload,
    listFonts,
    readFontCss,
  ],
  events: [imageStored, imageDeleted, uploadStored, uploadDeleted],
  snapshots: [imageStored, imageDeleted],
  // Keeps the uploads that an order names.
  hears: { reactions: [orderPlaced, customerErased] },
});
