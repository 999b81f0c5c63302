import { customerErased } from '../ordering/customer.ts';
import { orderPlaced } from '../ordering/order-events.ts';
import { defineContract } from '../service-contract.ts';
import { listFonts, readFontCss } from './font.ts';
import {
  createImage,
  deleteImage,
  imageChanged,
  imageDeleted,
  imageStored,
  listImages,
  readImage,
  updateImage,
} from './image.ts';
import {
  createUpload,
  deleteUpload,
  listUploads,
  readUpload,
  updateUpload,
  uploadChanged,
  uploadDeleted,
  uploadStored,
} from './upload.ts';

export const mediaContract = defineContract({
  service: 'media',
  endpoints: [
    createImage,
    listImages,
    readImage,
    updateImage,
    deleteImage,
    createUpload,
    listUploads,
    readUpload,
    updateUpload,
    deleteUpload,
    listFonts,
    readFontCss,
  ],
  events: [imageStored, imageChanged, imageDeleted, uploadStored, uploadChanged, uploadDeleted],
  // Keeps the uploads that an order names.
  hears: { reactions: [orderPlaced, customerErased] },
});
